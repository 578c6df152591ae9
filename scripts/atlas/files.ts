import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const importSpecifier = /\b(?:from|import\()\s*'(\.[^']+\.ts)'/g;

/**
 * A digest of each file under `journeys/` that the definition of a journey is written in, by its path: the file that
 * holds its id, and what that imports. Empty when no file holds it.
 * @param root folder of the version
 */
export function definitionFiles(root: string, id: string): Readonly<Record<string, string>> {
  const digests = new Map<string, string>();
  const visit = (file: string): void => {
    if (digests.has(file) || !file.startsWith('journeys/') || !existsSync(path.join(root, file))) return;
    const text = readFileSync(path.join(root, file), 'utf8');
    digests.set(file, createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 16));
    for (const [, specifier = ''] of text.matchAll(importSpecifier)) {
      visit(path.posix.join(path.posix.dirname(file), specifier));
    }
  };
  for (const file of globSync('journeys/*/journey.ts', { cwd: root })) {
    const holdsId = new RegExp(`\\bid: '${id}'`);
    if (holdsId.test(readFileSync(path.join(root, file), 'utf8'))) visit(file.replaceAll('\\', '/'));
  }
  return Object.fromEntries([...digests].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
