import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Baseline } from './baseline.ts';
import { comparePictures } from './compare.ts';
import type { Pictures } from './file.ts';
import type { Difference } from './page.ts';
import { type Story, type Taken, takePictures } from './take.ts';

/** Files of stories that are looked at side by side. */
const atOnce = 3;

interface PicturesRun {
  readonly browser: Browser;
  /** Address of the built Storybook. */
  readonly url: string;
  readonly stories: readonly Story[];
  readonly baseline: Baseline;
  /** Whether these are all stories: what else the baseline has is over then. */
  readonly isWhole: boolean;
}

export interface PicturesReport {
  /** How many were taken. */
  readonly pictures: number;
  readonly differences: readonly Difference[];
  /** Stories of which no picture could be taken, with the reason. */
  readonly failures: readonly string[];
}

const nameOfPicture = ({ story }: Taken, width: number): string => `${story.id} ${width}`;

const storyOf = (name: string): string => name.split(' ')[0] ?? '';

const byName = (all: readonly Taken[]): Pictures =>
  new Map(
    all.flatMap((taken) =>
      [...taken.pictures].map(([width, elements]) => [nameOfPicture(taken, width), elements] as const),
    ),
  );

const failuresAmong = (all: readonly Taken[]): readonly string[] =>
  all.flatMap(({ story, failure }) => (failure === undefined ? [] : [`${story.id}: ${failure}`]));

/** Does something with the stories of each file, some files at once. */
async function forEachFile(
  stories: readonly Story[],
  work: (importPath: string, own: readonly Story[]) => Promise<void>,
): Promise<readonly string[]> {
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath)];
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const [importPath, own] of queue) await work(importPath, own);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return files.map(([importPath]) => importPath);
}

/** Takes the pictures of stories, and keeps them as what later ones are compared with. */
export async function acceptPictures(run: PicturesRun): Promise<PicturesReport> {
  const { browser, url, stories, baseline, isWhole } = run;
  const taken: Taken[] = [];
  const files = await forEachFile(stories, async (importPath, own) => {
    const all = await takePictures(browser, url, own);
    taken.push(...all);
    const failed = new Set(all.filter(({ failure }) => failure !== undefined).map(({ story }) => story.id));
    // Stories that failed or were not asked for stay as they were.
    const before = [...baseline.read(importPath)].filter(([name]) => !isWhole || failed.has(storyOf(name)));
    baseline.write(importPath, new Map([...before, ...byName(all)]));
  });
  if (isWhole) for (const name of baseline.leftOver(files)) baseline.remove(name);
  return { pictures: byName(taken).size, differences: [], failures: failuresAmong(taken) };
}

/**
 * Takes the pictures of stories, and compares them with those that were accepted.
 * @param folder for pictures of pages that have changed
 */
export async function compareWithBaseline(run: PicturesRun, folder: string): Promise<PicturesReport> {
  const { browser, url, stories, baseline, isWhole } = run;
  const taken: Taken[] = [];
  const differences: Difference[] = [];
  const files = await forEachFile(stories, async (importPath, own) => {
    const before = baseline.read(importPath);
    const compare = async (page: Page, one: Taken): Promise<void> => {
      for (const [width, is] of one.pictures) {
        const name = nameOfPicture(one, width);
        const was = before.get(name);
        const changes = was ? comparePictures(was, is) : ['It is new.'];
        if (changes.length === 0) continue;
        const screenshot = `${name.replace(' ', '-')}.png`;
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: join(folder, screenshot), fullPage: true });
        differences.push({ name, was, is, changes, screenshot });
      }
    };
    const all = await takePictures(browser, url, own, compare);
    taken.push(...all);
    const ids = new Set(own.map(({ id }) => id));
    const gone = [...before].filter(([name]) => isWhole && !ids.has(storyOf(name)));
    for (const [name, was] of gone)
      differences.push({ name, was, is: undefined, changes: ['Its story is gone.'] });
  });
  const over = isWhole ? baseline.leftOver(files) : [];
  for (const name of over)
    differences.push({ name, was: undefined, is: undefined, changes: ['Its stories are gone.'] });
  return { pictures: byName(taken).size, differences, failures: failuresAmong(taken) };
}
