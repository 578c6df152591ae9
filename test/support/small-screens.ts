import {
  type Context,
  emptyMemory,
  type Journey,
  type Screen,
  screenOf,
} from '../../machines/engine/index.ts';
import { small } from './small-journey.ts';

/** The screen of a step of a small journey, in a state of its machine. */
export function screenAt(step: string, state = 'asking', journey: Journey = small): Screen {
  const failure: Context['failure'] =
    state === 'halted'
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
  return screenOf(journey, { value: { [step]: state }, context });
}
