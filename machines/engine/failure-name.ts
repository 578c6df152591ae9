import type { Journey } from './journey.ts';
import type { Failure } from './memory.ts';

/** The name of the state that shows an error page: journey, step, operation and error page. It has no answers in it. */
export const failureName = (
  { id }: Pick<Journey, 'id'>,
  { step, operation, errorPage }: Pick<Failure, 'step' | 'operation' | 'errorPage'>,
): string => [id, step, operation, errorPage].join('/');
