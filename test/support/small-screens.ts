import {
  type Activity,
  type Context,
  emptyMemory,
  type Journey,
  type Screen,
  screenOf,
} from '../../machines/engine/index.ts';
import { small } from './small-journey.ts';

/** What a small journey holds at a step where nothing has happened, but for what is given. */
export const contextAt = (step: string, given: Partial<Context> = {}, journey: Journey = small): Context => ({
  ...emptyMemory(journey, {}),
  at: step,
  requested: null,
  complaints: {},
  attempts: 0,
  flashes: [],
  stayed: null,
  submitQueued: null,
  checked: null,
  ended: null,
  ...given,
});

/** The screen of a step of a small journey, while the journey does something there. */
export function screenAt(step: string, activity: Activity = 'asking', journey: Journey = small): Screen {
  const failure: Context['failure'] =
    activity === 'failed'
      ? { step, operation: 'send', errorPage: 'failed', notice: 'Failed', retry: 'step' }
      : null;
  const context = contextAt(step, { failure }, journey);
  const operation = activity === 'saving' ? journey.exit?.save : 'send';
  return screenOf(journey, { context, getMeta: () => ({ state: { step, activity, operation } }) });
}
