import type { Context, JourneyEvent, Screen, ShownFlow } from '../../machines/engine/index.ts';
import type { UploadQueues } from './upload-queues.ts';

export interface StepScreenProps {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  /** Files that go on being sent whatever step is on the screen. */
  readonly uploads?: UploadQueues | undefined;
  send(event: JourneyEvent): void;
}
