import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { Served } from './served.ts';

/** Whether a version such as `15.4`, `≤37`, `preview` or `true` is there in a browser. */
const isSince = (added: SimpleSupportStatement['version_added'], oldest: number): boolean =>
  typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= oldest;

/** The browsers served in whose oldest version something is absent, or hidden behind a switch or under another name; the build writes prefixes. */
export function missingIn(feature: Identifier, served: readonly Served[]): readonly string[] {
  const { support } = feature.__compat ?? {};
  if (!support) return [];
  return served.flatMap(({ data, name, oldest }) => {
    const statements = [support[data as keyof typeof support] ?? []].flat();
    const isThere = statements.some(
      ({ version_added, version_removed, flags, alternative_name }) =>
        isSince(version_added, oldest) && !version_removed && !flags && !alternative_name,
    );
    return isThere || statements.length === 0 ? [] : [`${name} ${oldest}`];
  });
}

/** The interfaces of browsers, what JavaScript itself has, and CSS, by name. */
export const { api, css }: { readonly api: Identifier; readonly css: Identifier } = bcd;
export const builtins: Identifier = bcd.javascript.builtins ?? {};
