import { devices, type Locator, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test as base, expect } from './journey.ts';
import { countShiftsOnSlowLine } from './shifts.ts';
import { holdSession, type SignedIn } from './sign-in.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
export const phone = pixel;

/** What pages are rendered for, by name: the gateway takes a browser for one or the other. */
export const screensRendered = [
  ['a phone', phone],
  ['a computer', { viewport: { width: 1280, height: 900 } }],
] as const;

interface Opened {
  readonly page: Page;
  /** Lets the scripts come, and waits until the portal has taken the page's place. */
  release(): Promise<void>;
}

/** Somebody who has signed in, where told in the browser of the test; and what is done to the page. */
interface Opening {
  /** Signs in in the browser of the test, which has been nowhere. Without one the page opens in another, which keeps what that one does. */
  readonly resident?: SignedIn;
  readonly slowly?: boolean;
  change?(): void;
}

/** Opens a page in a new tab of a browser that knows the resident, and leaves it before its scripts come. */
type OpenRendered = (address: string, opening: Opening) => Promise<Opened>;

/** The heading of the page that the gateway has rendered, and of the portal's page in its place. */
export const rendered = (page: Page): Locator => page.locator('#root[data-rendered] main h1');
const taken = (page: Page): Locator => page.locator('#root:not([data-rendered]) main h1');

/** What a page says, and where everything on it is. */
export const appearance = (page: Page) =>
  page.evaluate(() => ({
    text: document.querySelector('#root')?.textContent,
    places: [...document.querySelectorAll('#root *')].map((element) => {
      // What is folded away has no place.
      if (element.closest('details:not([open]) > :not(summary)')) return [element.localName];
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height];
    }),
  }));

export const test = base.extend<{ openRendered: OpenRendered }>({
  openRendered: async ({ newPage, page }, use) => {
    await use(async (address, { resident, slowly = false, change }) => {
      const fresh = resident ? page : await newPage(await page.context().storageState());
      const held = resident && (await holdSession(page, resident, 'new'));
      if (change) await fresh.addInitScript(change);
      if (slowly) await countShiftsOnSlowLine(fresh);
      const release = await holdScripts(fresh);
      await fresh.goto(address, { waitUntil: 'commit' });
      // Whatever is in the page has come by then.
      await expect(fresh.locator('script#first-reads')).toBeAttached();
      await expect(fresh.locator('template[data-for]')).toBeAttached();
      // A browser drops what is pressed and scrolled before it has painted anything.
      await fresh.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await held?.();
      return {
        page: fresh,
        release: async () => {
          release();
          await expect(taken(fresh)).toBeVisible();
        },
      };
    });
  },
});
