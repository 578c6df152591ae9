import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { recordMachine } from '../../machines/record/record.ts';
import { useSnapshot } from '../fields/useSnapshot.ts';
import { initialDataOf, readAnew } from './remembered.ts';
import type { ShownRecord } from './shown-record.ts';
import type { Reading } from './useReading.ts';

/**
 * Shows one thing of the provider's that changes while it is looked at; `useReading` shows what does not. What is remembered
 * of it is shown at once.
 * @param reading how it is read. The one of the first drawing is used.
 * @param every milliseconds after which it is read again while the page is in sight
 */
export function useRecord<T>(reading: Reading<T>, every: number): ShownRecord<T> {
  const [{ machine, initialData }] = useState(() => ({
    initialData: initialDataOf(reading),
    machine: recordMachine.provide({
      actors: { read: fromPromise(({ signal }) => readAnew(reading, signal)) },
    }),
  }));
  const actor = useActorRef(machine, { input: { every, initialData } });
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
