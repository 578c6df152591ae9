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

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: language, timezoneId: 'Europe/London' });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.clock.install({ time: moment });
  await page.clock.setFixedTime(moment);
  // References that residents quote are made of it.
  await page.addInitScript(() => {
    crypto.getRandomValues = <T>(array: T): T => (array instanceof Uint8Array ? array.fill(7) : array);
  });
  return page;
}

/** Opens the built Storybook at a story, without Storybook's own around it. */
const openStory = (page: Page, url: string, { id }: Story): Promise<unknown> =>
  page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);

/** Asks for another story in a page that shows one already. */
const switchStory = (page: Page, { id }: Story): Promise<void> =>
  page.evaluate((storyId) => {
    interface Channel {
      emit(event: string, payload: unknown): void;
    }
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Waits until what happens in a story that was asked for has happened. Answers what went wrong. */
async function untilFinished(page: Page, { id }: Story): Promise<string | undefined> {
  const phase = await page.waitForFunction((storyId) => {
    interface Preview {
      readonly currentRender?: { readonly id: string; readonly phase: string };
    }
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
    const render = preview?.currentRender;
    const isOver = ['finished', 'aborted', 'errored'].includes(render?.phase ?? '');
    return render?.id === storyId && isOver ? render.phase : undefined;
  }, id);
  await page.evaluate(async () => void (await document.fonts.ready));
  const came = await phase.jsonValue();
  return came === 'finished' ? undefined : `it came to be ${came}`;
}

/** Waits until what was changed has been laid out and drawn. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Milliseconds of the page's timers in which all that a story does by itself has happened: a read that failed is tried once
 * more, what is entered has been searched for, and what is read out has gone from the page. Notices that close by themselves
 * stand for twice as long.
 */
const settledAfterMs = 1800;

/**
 * Waits until nothing in the page has changed for a while: a page goes on reading when what its story waits for is there, and
 * reads more where a wider window has room.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const stillForMs = 400;
        let timer = setTimeout(resolve, stillForMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, stillForMs);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

/** Stories of pages and parts set the address, which takes a page to somewhere else. Those of steps do not. */
const isSwitchable = ({ importPath }: Story): boolean => importPath.includes('/generated/');

/** Takes the pictures of a story that a page shows. */
async function takeShown(page: Page, story: Story): Promise<Taken> {
  const pictures = new Map<number, readonly Painted[]>();
  await untilDrawn(page);
  await page.clock.runFor(settledAfterMs);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (!isSwitchable(story)) await untilStill(page);
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
 * Takes the pictures of stories. A page shows those of a step one after the other: loading it anew takes longer than a story.
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
  const page = await newPage(browser);
  const all: Taken[] = [];
  let isOpen = false;
  for (const story of stories) {
    try {
      if (isOpen && isSwitchable(story)) await switchStory(page, story);
      else await openStory(page, url, story);
      const failure = await untilFinished(page, story);
      isOpen = failure === undefined;
      const taken: Taken =
        failure === undefined ? await takeShown(page, story) : { story, pictures: new Map(), failure };
      if (isOpen) await onTaken?.(page, taken);
      all.push(taken);
    } catch (error) {
      isOpen = false;
      all.push({ story, pictures: new Map(), failure: String(error).split('\n')[0] ?? '' });
    }
  }
  await page.context().close();
  return all;
}
