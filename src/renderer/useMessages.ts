import { useEffect, useSyncExternalStore } from 'react';
import type { messageText } from './messages.tsx';

type Texts = typeof messageText;

let state: { readonly texts?: Texts; readonly failure?: unknown } = {};
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const settle = (outcome: typeof state): void => {
  state = outcome;
  for (const listener of listeners) listener();
};

/** Loads the texts of the messages, once; a load that failed is tried again by the next one who asks. */
export function loadMessages(): Promise<void> {
  loading ??= import('./messages.tsx').then(
    ({ messageText: texts }) => settle({ texts }),
    (failure: unknown) => {
      loading = undefined;
      settle({ failure });
    },
  );
  return loading;
}

const current = () => state;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The text of any message, as soon as the messages are there. They come after the first question, as none is shown
 * before something was entered. Throws when one is needed and they could not be loaded.
 */
export function useMessages(isNeeded: boolean): Texts | undefined {
  const { texts, failure } = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (isNeeded && !texts) void loadMessages();
  }, [isNeeded, texts]);
  if (isNeeded && !texts && failure) throw failure;
  return texts;
}
