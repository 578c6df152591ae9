import {
  type Activity,
  type Context,
  emptyMemory,
  type Journey,
  type Screen,
  screenOf,
} from '../../machines/engine/index.ts';
import { small } from './small-journey.ts';

/** The screen of a step of a small journey, while the journey does something there. */
export function screenAt(step: string, activity: Activity = 'asking', journey: Journey = small): Screen {
  const failure: Context['failure'] =
    activity === 'failed'
      ? { step, operation: 'send', errorPage: 'failed', notice: 'Failed', retry: 'step' }
      : null;
  const context: Context = {
    ...emptyMemory(journey, {}),
    at: step,
    failure,
    requested: null,
    complaints: {},
    attempts: 0,
    flashes: [],
    submitQueued: null,
    checked: null,
    ended: null,
  };
  const operation = activity === 'saving' ? journey.exit?.save : 'send';
  return screenOf(journey, { context, getMeta: () => ({ state: { step, activity, operation } }) });
}
