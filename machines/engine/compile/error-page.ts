import type { TransitionDraft } from '../transition.ts';
import { retriesOperation } from './operation.ts';
import type { Part, States } from './part.ts';

/** An error page: the way back to the step or to the operation that failed, and the way home. */
export function errorPage({ journey, step, path, start, on, is, ending, open }: Part): States {
  const again = step.submit
    .filter(({ run }) => retriesOperation(journey, run))
    .map(
      ({ run }): TransitionDraft => ({
        kind: 'event',
        because: `tries again: ${run}`,
        to: path(`submitting:${run}`),
        guard: {
          words: `can retry ${run}`,
          test: ({ failure }) => failure?.operation === run && failure.retry === 'operation',
        },
        actions: [{ type: 'clearFailure' }],
      }),
    );
  const back: TransitionDraft = {
    kind: 'event',
    because: 'returns to the step',
    to: start,
    actions: [{ type: 'returnToStep', params: { step: step.id } }],
  };
  return {
    errorPage: {
      ...is('failed'),
      entry: [{ type: 'enterErrorPage', params: { step: step.id } }],
      on: {
        RETRY: on('errorPage', 'RETRY', [...again, back]),
        HOME: on('errorPage', 'HOME', [ending({ kind: 'event', because: 'goes home' }, journey.backEnd)]),
        OPEN: on('errorPage', 'OPEN', [open]),
      },
    },
  };
}
