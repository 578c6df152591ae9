import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const script = resolve(import.meta.dirname, 'write.ts');

/** Writes the stories of all journeys as their definitions are now. In a process of its own, which sees them anew. */
export async function writeStories(): Promise<void> {
  await promisify(execFile)(process.execPath, [script], { cwd: root });
}

/** What decides which stories there are. */
const definitions = /[\\/](machines|journeys|contract|content)[\\/].*\.ts$/;

/** Writes the stories before their tests are looked for, and again whenever a definition changes. */
export function journeyStories(): Plugin {
  return {
    name: 'journey-stories',
    async configureServer({ watcher, config }) {
      // Tests are looked for once there is a server, and there is one only where some of these stories are to be tested.
      if (process.env.VITEST) return writeStories();
      let written = Promise.resolve();
      let isDue = false;
      watcher.on('all', (_event, path) => {
        if (!definitions.test(path) || isDue) return;
        isDue = true;
        written = written
          .then(() => {
            isDue = false;
            return writeStories();
          })
          .catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}
