import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, checkComplete, readConfig } from '../../../gateway/config.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings that a gateway of a deployment has, with the secrets of it. Throws for a setting that the gateway does not
 * understand, for one that is missing, and for a file that nothing mounts.
 * @param mounted what stands in each file of the container, by its path
 */
export function settingsOf(environment: Settings, mounted: Readonly<Record<string, string>>): Config {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-deploy-'));
  try {
    const here = Object.entries(environment).map(([name, value = '']) => {
      if (!name.endsWith('_FILE')) return [name, value];
      const content = mounted[value];
      if (content === undefined) throw new Error(`${name}: nothing is mounted at ${value}`);
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return [name, file];
    });
    const config = readConfig(Object.fromEntries(here));
    checkComplete(config);
    return config;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
