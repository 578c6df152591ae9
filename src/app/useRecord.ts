import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { recordMachine } from '../../machines/record/record.ts';
import { useSnapshot } from '../fields/useSnapshot.ts';

/** One thing of the provider's, as far as it is known. */
export type ShownRecord<T> = (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: unknown }
  | { readonly state: 'shown'; readonly value: T; readonly isStale: boolean }
) & {
  /** Reads it again, because it was changed. */
  refresh(): void;
  retry(): void;
};

/**
 * Shows one thing of the provider's that changes while it is looked at; `useReading` shows what does not.
 * @param read how it is read; told when its answer is no longer wanted. The one of the first drawing is used.
 * @param every milliseconds after which it is read again while the page is in sight
 */
export function useRecord<T>(read: (signal: AbortSignal) => Promise<T>, every: number): ShownRecord<T> {
  const [machine] = useState(() =>
    recordMachine.provide({ actors: { read: fromPromise(({ signal }) => read(signal)) } }),
  );
  const actor = useActorRef(machine, { input: { every } });
  const { value: state, context } = useSnapshot(actor);

  useEffect(() => {
    const tell = () => actor.send({ type: document.visibilityState === 'hidden' ? 'HIDE' : 'SEE' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);

  const controls = {
    refresh: () => actor.send({ type: 'REFRESH' }),
    retry: () => actor.send({ type: 'RETRY' }),
  };
  if (state === 'loading') return { state, ...controls };
  if (state === 'failed') return { state, problem: context.problem, ...controls };
  return { state: 'shown', value: context.value as T, isStale: context.isStale, ...controls };
}
