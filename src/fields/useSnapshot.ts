import { useCallback, useSyncExternalStore } from 'react';

interface Observable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: { next(): void; error(): void }): { unsubscribe(): void };
}

/** What a machine is at, drawn anew whenever that changes. Throws when the machine stopped with an error. */
export function useSnapshot<Snapshot extends { readonly status: string }>(
  actor: Observable<Snapshot>,
): Snapshot {
  const changed = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe({ next: listener, error: listener });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const current = () => actor.getSnapshot();
  const snapshot = useSyncExternalStore(changed, current, current);
  if (snapshot.status === 'error' && 'error' in snapshot) throw snapshot.error;
  return snapshot;
}
