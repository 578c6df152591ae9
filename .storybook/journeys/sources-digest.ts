import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseTypesFile } from '../../scripts/case-types-setting.ts';

/** Everything that can change a story or a list of messages: what is drawn, what is said, and who writes it down. */
const sources =
  '{.storybook,content,contract,gateway,journeys,machines,scripts,src,test/support}/**/*.{ts,tsx,json}';

/** A digest of the project's sources: while it is the same, so are the stories that are made from them. */
export function sourcesDigest(root: string): string {
  const digest = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: (name) => name === 'generated' });
  for (const file of [...files, 'package.json'].toSorted())
    digest.update(`${file}\n`).update(readFileSync(join(root, file)));
  return digest.update(readFileSync(caseTypesFile)).digest('hex');
}
