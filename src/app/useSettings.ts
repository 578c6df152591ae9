import { readSettings, type Settings } from '../../journeys/shared/settings.ts';
import { gateway } from './portal.ts';
import { useReading } from './useReading.ts';

/**
 * Some settings of the provider's; `undefined` until they are known.
 * @param isWanted whether they are needed already
 */
export function useSettings<K extends keyof Settings>(
  keys: readonly K[],
  isWanted = true,
): Pick<Settings, K> | undefined {
  const settings = useReading(
    {
      name: ['settings', ...keys],
      read: (signal) => readSettings({ services: { gateway } }, keys, { signal }),
    },
    isWanted,
  );
  return settings.state === 'shown' ? settings.value : undefined;
}
