import type { Context, JourneyEvent, Screen, ShownFlow } from '../../machines/engine/index.ts';
import type { UploadsOfVisit } from '../fields/field.ts';

export interface StepScreenProps {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  /** Files that go on being sent whatever step is on the screen. */
  readonly uploads?: UploadsOfVisit | undefined;
  send(event: JourneyEvent): void;
}
