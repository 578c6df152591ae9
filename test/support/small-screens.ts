import type { Journey } from '../../machines/journey.ts';
import type { Context } from '../../machines/memory.ts';
import { emptyMemory } from '../../machines/memory.ts';
import { type Screen, screenOf } from '../../machines/screen.ts';
import { small } from './small-journey.ts';

/** The screen of a step of a small journey, in a state of its machine. */
export function screenAt(step: string, state = 'asking', journey: Journey = small): Screen {
  const halted: Context['halted'] =
    state === 'halted' ? { step, operation: 'send', halt: 'failed', notice: 'Failed', retry: 'step' } : null;
  const context: Context = {
    ...emptyMemory(journey, {}),
    at: step,
    halted,
    opening: null,
    complaints: {},
    attempts: 0,
    said: [],
    queued: null,
    checked: null,
    ended: null,
  };
  return screenOf(journey, { value: { [step]: state }, context });
}
