import type { CallOptions, Gateway } from '../../contract/call.ts';
import { getConfiguration, type ToggleName } from '../../contract/configuration.ts';
import { splitList } from '../../contract/split-list.ts';
import { settingNames } from './setting-names.ts';

type Key = keyof typeof settingNames;
type ListKey = 'closedAreas' | 'registrationAreas' | 'imageTypes' | 'demobilisedSites';
type TextKey = 'landlordValues' | 'repairsHeldUntil' | 'heatmapTool';

/** What the provider switches on and off, and what else it sets for the portal. */
export type Settings = { readonly [K in ListKey]: readonly string[] } & {
  readonly [K in TextKey]: string;
} & { readonly [K in Exclude<Key, ListKey | TextKey>]: boolean };

/** What is not yes or no. */
const kinds: Readonly<Record<string, (value: string) => unknown>> = {
  closedAreas: splitList,
  registrationAreas: splitList,
  imageTypes: splitList,
  demobilisedSites: splitList,
  landlordValues: String,
  repairsHeldUntil: String,
  heatmapTool: String,
} satisfies Record<ListKey | TextKey, unknown>;

/** Only this very value switches something on. */
const isOn = (value: string): boolean => value === 'true';

/** Some of the settings, asked for together. One that cannot be read counts as off, or as empty. */
export async function readSettings<K extends Key>(
  { services: { gateway } }: { readonly services: { readonly gateway: Gateway } },
  keys: readonly K[],
  options: CallOptions,
): Promise<Pick<Settings, K>> {
  const value = async (name: ToggleName): Promise<string> => {
    try {
      return (await gateway.call(getConfiguration, { params: { name } }, options)).value;
    } catch {
      return '';
    }
  };
  const read = async (key: K) => [key, (kinds[key] ?? isOn)(await value(settingNames[key]))];
  return Object.fromEntries(await Promise.all(keys.map(read))) as Pick<Settings, K>;
}
