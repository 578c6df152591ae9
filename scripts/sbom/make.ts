import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sbom } from './licences.ts';

interface Document extends Sbom {
  readonly components: readonly (Sbom['components'][number] & {
    readonly 'bom-ref': string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  })[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/**
 * What runs in production. npm's own `--omit dev` leaves out packages that development needs as well, such as React, so
 * all are listed and those marked as development's alone are taken out.
 */
function withoutDevelopment(all: Document): Document {
  const components = all.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set(components.map((component) => component['bom-ref']));
  const gone = new Set(
    all.components.map((component) => component['bom-ref']).filter((ref) => !kept.has(ref)),
  );
  const dependencies = all.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map(({ dependsOn = [], ...rest }) => ({
      ...rest,
      dependsOn: dependsOn.filter((ref) => !gone.has(ref)),
    }));
  return { ...all, components, dependencies };
}

/** Lists every package that runs in production, on any platform, as the lock file fixes them: CycloneDX, as JSON. */
export async function makeSbom(): Promise<{ readonly text: string; readonly sbom: Sbom }> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: path.resolve(import.meta.dirname, '../..'), maxBuffer: 50_000_000 },
  );
  const sbom = withoutDevelopment(JSON.parse(stdout) as Document);
  return { text: `${JSON.stringify(sbom, null, 1)}\n`, sbom };
}
