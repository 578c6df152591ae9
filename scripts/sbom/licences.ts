/** The part of a CycloneDX document that licences are read from. */
export interface Sbom {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string; readonly name?: string };
      readonly expression?: string;
    }[];
  }[];
}

/** Licences that ask no more than that they are named. */
const agreed: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  // Of fonts: they may be served, and not be sold by themselves.
  'OFL-1.1',
]);

/** Packages with another licence, and why each may stay all the same. */
export const exceptions: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  elkjs: {
    licence: 'EPL-2.0 OR GPL-3.0-or-later',
    reason: 'Used unchanged under EPL-2.0, in the atlas alone, as a file of its own.',
  },
  'libheif-js': {
    licence: 'LGPL-3.0',
    reason: 'Used unchanged, as a file of its own that may be replaced.',
  },
  'png-js': { licence: 'none named', reason: 'Its LICENSE file is that of MIT.' },
};

/** Builds of one library for many platforms: libvips, a shared library that sharp loads and that may be replaced. */
const isLibvips = (name: string): boolean => /^@img\/sharp-(libvips|wasm32|win32)/.test(name);
const libvipsLicences: ReadonlySet<string> = new Set([...agreed, 'LGPL-3.0-or-later']);

type Component = Sbom['components'][number];

/** What a package names as its licence. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  'none named';

/** Whether an expression is met by licences: all of those joined by AND, one of those joined by OR. */
function isMet(expression: string, by: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isMet(one, by));
  return bare.split(' AND ').every((one) => by.has(one.trim()));
}

/** Packages whose licence nobody agreed to, and exceptions that nothing needs. */
export function licenceComplaints({ components }: Sbom): readonly string[] {
  const used = new Set<string>();
  const complaints = components.flatMap((component) => {
    const { name, version } = component;
    const licence = licenceOf(component);
    if (isMet(licence, isLibvips(name) ? libvipsLicences : agreed)) return [];
    if (exceptions[name]?.licence === licence) {
      used.add(name);
      return [];
    }
    return [`${name} ${version}: ${licence}`];
  });
  const unused = Object.keys(exceptions).filter((name) => !used.has(name));
  return [...complaints, ...unused.map((name) => `the exception for ${name} is not needed`)];
}
