import { useEffect, useState } from 'react';
import type { ToggleName } from '../../contract/configuration.ts';
import { setting } from '../../journeys/shared/settings.ts';
import { gateway } from './portal.ts';

/**
 * A setting of the provider's; `undefined` until it is known, and empty when it cannot be read.
 * @param after milliseconds to wait before it is read
 */
export function useSetting(name: ToggleName, after = 0): string | undefined {
  const [value, setValue] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await setting({ services: { gateway } }, name, { signal: stop.signal });
      if (!stop.signal.aborted) setValue(found);
    }, after);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, after]);
  return value;
}
