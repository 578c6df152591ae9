import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { screensIn } from '../../machines/exploration/index.ts';
import { currentScreens } from '../../scripts/paths/record.ts';
import { loadFlows } from '../../src/walkthrough/flow.ts';
import { namedMessages, shownMessages } from './messages.ts';
import { storiesOf } from './stories.ts';
import { catalogueFileOf, type StoryFile, storyFilesOf } from './story-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** Git ignores it. */
const folder = join(root, 'src/stories/generated');

function write({ path, text }: StoryFile): void {
  const place = join(folder, path);
  if (textOf(place) === text) return;
  mkdirSync(dirname(place), { recursive: true });
  // Whoever reads meanwhile sees the one before, whole.
  const next = `${place}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, place);
}

function textOf(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes the stories of every journey of the registry, and takes away those of which there is nothing any more. */
export async function writeAll(): Promise<void> {
  const flows = [];
  for (const flow of await loadFlows())
    flows.push({ flow, steps: storiesOf(flow, screensIn(await currentScreens(flow))) });
  const files = [
    ...flows.flatMap(({ flow, steps }) => storyFilesOf(flow.journey.id, steps)),
    catalogueFileOf(
      flows.flatMap(({ flow, steps }) => shownMessages(flow, steps)),
      namedMessages(root),
    ),
  ];
  files.forEach(write);
  const kept = new Set(files.map(({ path }) => path));
  for (const path of globSync('**/*.stories.js', { cwd: folder })) {
    if (!kept.has(path.replaceAll('\\', '/'))) rmSync(join(folder, path));
  }
}
