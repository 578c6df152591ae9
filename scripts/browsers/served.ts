import browserslist from 'browserslist';

/** A browser by its name in the browserslist of package.json, and by its names elsewhere. */
interface Browser {
  /** Its name in MDN's compatibility data. */
  readonly data: string;
  /** Its name as a target of the build. Samsung Internet is a Chromium that the build does not know by name. */
  readonly target?: string;
}

const browsers: Readonly<Record<string, Browser>> = {
  chrome: { data: 'chrome', target: 'chrome' },
  and_chr: { data: 'chrome_android' },
  edge: { data: 'edge', target: 'edge' },
  firefox: { data: 'firefox', target: 'firefox' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
  safari: { data: 'safari', target: 'safari' },
  samsung: { data: 'samsunginternet_android' },
};

/** A browser that is served, with the oldest version of it. */
export interface Served extends Browser {
  readonly name: string;
  readonly oldest: number;
}

/** The oldest version of each browser that package.json lists. Throws for a browser that nothing here knows. */
export function servedBrowsers(queries?: readonly string[]): readonly Served[] {
  const listed = browserslist(queries ? [...queries] : undefined, { path: import.meta.dirname });
  const oldest = new Map<string, number>();
  for (const [name = '', versions = ''] of listed.map((each) => each.split(' '))) {
    // A range such as `15.2-15.3` begins with its oldest.
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? Number.POSITIVE_INFINITY));
  }
  return [...oldest].map(([name, version]) => {
    const browser = browsers[name];
    if (!browser) throw new Error(`${name} is in the browserslist of package.json, but not in this file`);
    return { ...browser, name, oldest: version };
  });
}

/** The same as targets of the build. */
export const buildTargets = (served: readonly Served[] = servedBrowsers()): string[] =>
  served.flatMap(({ target, oldest }) => (target ? [`${target}${oldest}`] : []));
