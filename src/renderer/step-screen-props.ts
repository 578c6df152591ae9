import type { Context, JourneyEvent, Screen, ShownFlow } from '../../machines/engine/index.ts';

export interface StepScreenProps {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  send(event: JourneyEvent): void;
}
