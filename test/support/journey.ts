import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import type { Database } from '../../gateway/database/schema.ts';
import { journeysDatabase } from './journeys-database.ts';
import { protectionFaults } from './protection.ts';
import { moveIn, type TestResident } from './resident.ts';

/** The only origin that the product shows in a frame. */
const frame = `http://localhost:${process.env.JOURNEYS_PAYMENT_PORT}`;

// A refused call is part of some journeys; the browser tells of it as an error of its own.
const expected = /^Failed to load resource/;

/** What is wrong with an answer; undefined for one that the test itself gave, or that came from nowhere. */
async function faultsOf(response: Response, isSure: () => boolean): Promise<readonly string[] | undefined> {
  const headers = await response.allHeaders();
  const faults = protectionFaults(
    {
      address: response.url(),
      status: response.status(),
      headers,
      // Several are one header with a line for each.
      cookies: headers['set-cookie']?.split('\n') ?? [],
    },
    { https: false, frame },
  );
  // Where an answer came from is asked of the browser, which takes as long as all else: only where it matters.
  if (faults.length === 0 && isSure()) return faults;
  return (await response.serverAddr()) === null ? undefined : faults;
}

/** Files of the build that were looked at: each is the same however often it is sent. */
const seenAssets = new Set<string>();

/** Whether an answer is another copy of a file of the build. */
function isSeenAsset(response: Response): boolean {
  const address = response.url();
  if (response.status() !== 200 || !new URL(address).pathname.startsWith('/assets/')) return false;
  if (seenAssets.has(address)) return true;
  seenAssets.add(address);
  return false;
}

/** Hears of every answer and of everything that the content security policy refused, in all pages of a browser. */
async function watch(context: BrowserContext, origin: string) {
  const answers: Promise<readonly string[] | undefined>[] = [];
  const violations: string[] = [];
  let inspected = 0;
  const inspect = async (response: Response): Promise<readonly string[] | undefined> => {
    const faults = await faultsOf(response, () => inspected > 0);
    if (faults !== undefined) inspected += 1;
    return faults;
  };
  // An answer to a page that is gone cannot be read any more.
  context.on('response', (response) => {
    if (new URL(response.url()).origin !== origin || isSeenAsset(response)) return;
    answers.push(inspect(response).catch(() => undefined));
  });
  await context.exposeBinding('tellViolation', (_source, violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  return {
    violations,
    /** What is wrong with the answers of the product, and how many were looked at. */
    answers: async () => ({
      faults: (await Promise.all(answers)).flatMap((faults) => faults ?? []),
      inspected,
    }),
  };
}

/**
 * A test of the running product in a browser. It fails, too, when the page breaks or complains: an exception that
 * nobody caught, an error in the console, anything that the content security policy refused; and when an answer of the
 * product, errors included, lacks a header or a cookie's attribute that all must have.
 */
export const test = base.extend<
  {
    quiet: undefined;
    guarded: undefined;
    resident: TestResident;
    newPage(state: NonNullable<BrowserContextOptions['storageState']>): Promise<Page>;
  },
  { db: Database }
>({
  /** The database behind the product. */
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const db = await journeysDatabase();
      await use(db);
      await db.destroy();
    },
    // Whoever signs in opens it too.
    { scope: 'worker', auto: true },
  ],
  /** A resident of this test alone, with one flat. */
  resident: async ({ db }, use) => {
    await use(await moveIn(db));
  },
  /** Opens a page in a browser of its own, which holds a state and has nothing of the portal. */
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  /** The tests of a worker share one (`reuseContext`): what Playwright does not take back is taken back here. */
  context: async ({ context }, use) => {
    const sessions: CDPSession[] = [];
    const begin = context.newCDPSession.bind(context);
    context.newCDPSession = async (page) => {
      const session = await begin(page);
      sessions.push(session);
      return session;
    };
    await use(context);
    // One that was ended, or whose page was closed, cannot be ended again.
    await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
    await context.setOffline(false);
  },
  /**
   * A page on which everything is done to the portal: where the gateway has rendered it for a resident, once the portal has taken its place. Who
   * waits for no more than the answer has the gateway's.
   */
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    type Options = { readonly waitUntil?: string } | undefined;
    const untilTaken = async (options: Options): Promise<void> => {
      const rendered = page.locator('#root[data-rendered] [data-step]:not([data-step="startpage"])');
      if (options?.waitUntil !== 'commit') await rendered.waitFor({ state: 'detached' });
    };
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await untilTaken(options);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await untilTaken(options);
      return answer;
    };
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
  guarded: [
    async ({ context, baseURL }, use) => {
      const watched = await watch(context, new URL(baseURL ?? '').origin);
      await use(undefined);
      const { faults, inspected } = await watched.answers();
      expect(watched.violations, 'refused by the content security policy').toEqual([]);
      expect(faults, 'answers without protection').toEqual([]);
      if (context.pages().some((page) => page.url() !== 'about:blank')) {
        expect(inspected, 'answers that were looked at').toBeGreaterThan(0);
      }
    },
    { auto: true },
  ],
});

export { expect };
