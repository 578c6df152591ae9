import type { CallOptions, Gateway } from '../../contract/call.ts';
import { getConfiguration, getConfigurations, type ToggleName } from '../../contract/configuration.ts';
import { splitList } from '../../contract/split-list.ts';
import { namesTogether, readLater, settingNames } from './setting-names.ts';

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

/** The value of a setting; empty when it cannot be read. */
type Look = (name: ToggleName) => Promise<string>;

interface Tools {
  readonly services: { readonly gateway: Gateway };
}

/** By one call for all of them, where the gateway offers that; the client sees to it that it is made once. */
function lookTogether({ services: { gateway } }: Tools, options: CallOptions): Look {
  const all = gateway
    .call(getConfigurations, { query: { names: namesTogether } }, options)
    .catch(() => ({ settings: [] }));
  return async (name) => (await all).settings.find((setting) => setting.name === name)?.value ?? '';
}

/** By its name, as every gateway answers it. */
const lookAlone =
  ({ services: { gateway } }: Tools, options: CallOptions): Look =>
  async (name) => {
    const read = gateway.call(getConfiguration, { params: { name } }, options);
    return (await read.catch(() => ({ value: '' }))).value;
  };

/** Some of the settings. One that cannot be read counts as off, or as empty. */
export async function readSettings<K extends Key>(
  tools: Tools,
  keys: readonly K[],
  options: CallOptions,
): Promise<Pick<Settings, K>> {
  const alone = lookAlone(tools, options);
  const isLater = keys.every((key) => settingNames[key] === readLater);
  const isOffered = tools.services.gateway.offers?.('configuration?names') === true;
  const together = isOffered && !isLater ? lookTogether(tools, options) : alone;
  const read = async (key: K) => {
    const name = settingNames[key];
    const value = await (name === readLater ? alone : together)(name);
    return [key, (kinds[key] ?? isOn)(value)];
  };
  return Object.fromEntries(await Promise.all(keys.map(read))) as Pick<Settings, K>;
}
