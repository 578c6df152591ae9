import type { Way } from '../transition.ts';
import { retriesOperation } from './operation.ts';
import type { Part, States } from './part.ts';

/** An error page: the way back to the step or to the operation that failed, and the way home. */
export function halted({ journey, step, path, start, on, transitions, ending, open }: Part): States {
  const again = step.submit
    .filter((run) => retriesOperation(journey, run.run))
    .map(
      ({ run }): Way => ({
        kind: 'event',
        because: `tries again: ${run}`,
        to: path(`doing:${run}`),
        when: (context) => context.failure?.operation === run && context.failure.retry === 'operation',
        change: () => ({ failure: null }),
      }),
    );
  const back: Way = {
    kind: 'event',
    because: 'returns to the step',
    to: start,
    change: () => ({ requested: step.id, failure: null, flashes: [] }),
  };
  return {
    halted: {
      entry: transitions.enter(() => ({ at: step.id, requested: null, submitQueued: null })),
      on: {
        RETRY: on('halted', 'RETRY', [...again, back]),
        HOME: on('halted', 'HOME', [ending({ kind: 'event', because: 'goes home' }, journey.backEnd)]),
        OPEN: on('halted', 'OPEN', [open]),
      },
    },
  };
}
