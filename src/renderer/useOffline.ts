import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { onNetworkChange } from '../client/network-changes.ts';
import { isOffline } from '../client/online.ts';

/** Whether the device says that it has no network, followed as it changes. */
export const useOffline = (): boolean => useSyncExternalStore(onNetworkChange, isOffline);

/** Tries again when the device has a network after it had none. */
export function useRetryWhenOnline(retry: () => void): void {
  const onChange = useEffectEvent(() => {
    if (!isOffline()) retry();
  });
  useEffect(() => onNetworkChange(() => onChange()), []);
}
