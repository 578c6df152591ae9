import type { Limit } from '../../machines/engine/index.ts';
import type { MessageValues } from '../renderer/messages.tsx';

/** What is said where rows could not be fetched: after too many tries, how long to wait. */
export const failureOf = (
  failed: string,
  limit: Limit | null,
): { readonly message: string; readonly values: MessageValues } => ({
  message: limit ? 'Too_Many_Tries' : failed,
  values: { ...limit },
});
