import type { Browser, Page } from 'playwright';
import { language } from '../../contract/language.ts';
import { bothSchemes, type Painted, paintedNow } from './painted.ts';

/** Widths of the window in CSS pixels: a phone, and a computer. */
const widths = [360, 1280] as const;

/** When it is in all pictures: what says “in three days” says the same at any time. */
const moment = '2026-11-23T10:00:00Z';

/** A story as the built Storybook lists it. */
export interface Story {
  readonly id: string;
  /** The file that it is in. */
  readonly importPath: string;
}

/** What was seen of a story: a picture for each width, or why there is none. */
export interface Taken {
  readonly story: Story;
  readonly pictures: ReadonlyMap<number, readonly Painted[]>;
  readonly failure?: string;
}

/** Opens the built Storybook at a story, without Storybook's own around it. */
async function openStories(browser: Browser, url: string, { id }: Story): Promise<Page> {
  const context = await browser.newContext({ locale: language, timezoneId: 'Europe/London' });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.clock.setFixedTime(moment);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') !== undefined);
  return page;
}

/** Shows a story, and waits until what happens in it has happened. Answers what went wrong. */
const showStory = (page: Page, storyId: string): Promise<string | undefined> =>
  page.evaluate(async (id) => {
    interface Channel {
      on(event: string, listener: (payload: unknown) => void): void;
      off(event: string, listener: (payload: unknown) => void): void;
      emit(event: string, payload: unknown): void;
    }
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    const failing = [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ];
    const failure = await new Promise<string | undefined>((resolve) => {
      const fail = (payload: unknown): void => {
        const message = payload instanceof Object ? Reflect.get(payload, 'message') : payload;
        resolve(String(message ?? payload ?? 'it failed'));
      };
      const finish = (payload: unknown): void => {
        if (!(payload instanceof Object) || Reflect.get(payload, 'storyId') !== id) return;
        channel.off('storyFinished', finish);
        for (const event of failing) channel.off(event, fail);
        resolve(undefined);
      };
      channel.on('storyFinished', finish);
      for (const event of failing) channel.on(event, fail);
      setTimeout(() => resolve('it had not finished after 30 s'), 30_000);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    await document.fonts.ready;
    return failure;
  }, storyId);

/** Waits until what was changed has been laid out and drawn. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function takeStory(page: Page, story: Story): Promise<Taken> {
  const pictures = new Map<number, readonly Painted[]>();
  const failure = await showStory(page, story.id);
  if (failure !== undefined) return { story, pictures, failure };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await untilDrawn(page);
    const light = await page.evaluate(paintedNow, false);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await page.evaluate(paintedNow, true);
    await page.emulateMedia({ colorScheme: 'light' });
    pictures.set(width, bothSchemes(light, dark));
  }
  return { story, pictures };
}

/**
 * Takes the pictures of stories, which a page shows one after the other: loading it anew takes longer than a story.
 * @param url of a built Storybook
 * @param stories of one file
 * @param onTaken is given the page while it still shows a story
 */
export async function takePictures(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  onTaken?: (page: Page, taken: Taken) => Promise<void>,
): Promise<readonly Taken[]> {
  const [first] = stories;
  if (!first) return [];
  const page = await openStories(browser, url, first);
  const all: Taken[] = [];
  for (const story of stories) {
    const taken = await takeStory(page, story);
    await onTaken?.(page, taken);
    all.push(taken);
  }
  await page.context().close();
  return all;
}
