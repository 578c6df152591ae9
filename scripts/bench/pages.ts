import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { build } from 'vite';
import { language } from '../../contract/language.ts';
import * as at from '../../journeys/shared/addresses.ts';
import { named, signInAtProvider } from '../../test/support/sign-in.ts';
import { buildPortal, buildRest } from '../build-portal.ts';
import { chromiumLaunch } from '../chromium.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { startBenchServers } from './servers.ts';

const rounds = 5;
/** A poor phone: 1.6 Mbit/s, 150 milliseconds to the server and back, a processor a quarter as fast as this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowerBy = 4;
/** Milliseconds without a request after which a page is quiet; longer than it waits with what it learns last. */
const quietAfter = 2500;

/** A page that is measured, as the resident who has something on it. */
interface MeasuredPage {
  readonly name: string;
  path: string;
  readonly isPublic?: boolean;
}

const pages: readonly MeasuredPage[] = [
  { name: 'start page', path: at.startPage, isPublic: true },
  { name: 'Home', path: at.homePage },
  { name: 'first question', path: at.newRepair },
  { name: 'history', path: at.repairsPage },
  { name: 'a repair', path: at.repairPage },
];

/** What one visit cost. */
interface Visit {
  /** Milliseconds until the largest part of the page was painted. */
  readonly lcp: number;
  /** Requests until the page was quiet, the page itself included. */
  readonly requests: number;
  /** Bytes that came, headers included. */
  readonly bytes: number;
  /** Milliseconds by which scripts held up the page beyond 50 at a time. */
  readonly blocking: number;
  /** How far what was on the screen moved; 0 is not at all. */
  readonly shift: number;
}

/** What the bare page does: the calls that ours made, and the text that it then showed. */
interface Content {
  readonly calls: readonly object[];
  readonly lines: readonly string[];
}

/** Each page with an empty cache on a poor phone, beside one with React alone that makes the same calls in one wave. */
export async function measurePages(): Promise<readonly Figure[]> {
  await buildPortal();
  await buildRest();
  const servers = await startBenchServers();
  const bare = await serveBare(servers.gatewayPort);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const origin = `http://localhost:${servers.gatewayPort}`;
    const state = await signedIn(browser, origin);
    const figures: Figure[] = [];
    for (const page of pages) {
      const ours: Visit[] = [];
      const least: Visit[] = [];
      const open = () =>
        browser.newContext({ locale: language, ...(page.isPublic ? {} : { storageState: state }) });
      const path = page.path === at.repairPage ? await firstRepair(browser, origin, state) : page.path;
      bare.content = await contentOf(await open(), `${origin}${path}`);
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await visit(await open(), `${origin}${path}`));
        least.push(await visit(await open(), `http://localhost:${bare.port}/bare`));
      }
      figures.push(...figuresOf(page.name, ours, least));
    }
    return figures;
  } finally {
    await browser.close();
    bare.close();
    await servers.close();
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedIn(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: language });
  await signInAtProvider(await context.newPage(), named('Amara Okafor'));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function firstRepair(browser: Browser, origin: string, storageState: State): Promise<string> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}${at.repairsPage}`);
  const link = page.locator(`main a[href*="${at.repairPage}" i]`).first();
  const path = await link.getAttribute('href');
  await context.close();
  if (path === null) throw new Error('the resident has no repair');
  return path;
}

const isCall = (request: Request): boolean => request.url().includes('/customerselfserve/');

/** Headers that a script sets itself. */
const ownHeaders = (request: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers()).filter(([name]) =>
      /^(accept|content-type|x-|ocp-|idempotency)/.test(name),
    ),
  );

async function contentOf(context: BrowserContext, url: string): Promise<Content> {
  // The page then makes all its calls itself, those too whose answers would come with it.
  await context.setExtraHTTPHeaders({ 'cache-control': 'no-cache' });
  const page = await context.newPage();
  const calls: object[] = [];
  page.on('request', (request) => {
    // A report is sent once the page stands.
    if (!isCall(request) || request.method() !== 'GET') return;
    const { pathname, search } = new URL(request.url());
    calls.push({ method: 'GET', url: pathname + search, headers: ownHeaders(request) });
  });
  await page.goto(url);
  await untilQuiet(page);
  const texts = await page.locator('main *:not(:has(*))').allTextContents();
  await context.close();
  return { calls, lines: texts.filter((text) => text.trim() !== '') };
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietAfter);
  await page.waitForLoadState('networkidle');
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const measured = { lcp: 0, blocking: 0, shift: 0 };
    Object.assign(globalThis, { measured });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      measured.lcp = startTime;
    });
    watch('longtask', ({ duration }) => {
      measured.blocking += Math.max(0, duration - 50);
    });
    watch('layout-shift', (entry) => {
      measured.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(url);
  await untilQuiet(page);
  const measured = await page.evaluate(
    () => (globalThis as unknown as { measured: Pick<Visit, 'lcp' | 'blocking' | 'shift'> }).measured,
  );
  await context.close();
  return { ...measured, requests, bytes };
}

/** Thousandths, because a figure is a whole number. */
const thousandths = (value: number): number => value * 1000;

function figuresOf(name: string, ours: readonly Visit[], bare: readonly Visit[]): readonly Figure[] {
  const pairs = (of: (visit: Visit) => number): Round[] =>
    ours.map((own, index) => ({ ours: of(own), bare: of(bare[index] ?? own) }));
  // One more on both sides: nothing divided by nothing is no ratio.
  const plusOne = (of: (visit: Visit) => number) => pairs((each) => of(each) + 1);
  return [
    figure(
      `${name}: largest paint`,
      'ms',
      pairs(({ lcp }) => lcp),
    ),
    figure(
      `${name}: blocking`,
      'ms',
      plusOne(({ blocking }) => blocking),
    ),
    figure(
      `${name}: requests`,
      '',
      pairs(({ requests }) => requests),
    ),
    figure(
      `${name}: bytes`,
      '',
      pairs(({ bytes }) => bytes),
    ),
    figure(
      `${name}: shift`,
      'thousandths',
      plusOne(({ shift }) => thousandths(shift)),
    ),
  ];
}

/** Serves the bare page, and passes the calls of it to the gateway. */
async function serveBare(gatewayPort: number) {
  const script = brotliCompressSync(await bareScript());
  const state = { content: { calls: [], lines: [] } as Content, port: 0, close: () => {} };
  const html = ({
    calls,
    lines,
  }: Content) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare</title><link rel="icon" href="data:,">
<script type="application/json" id="calls">${JSON.stringify(calls).replaceAll('<', '\\u003c')}</script>
<script type="application/json" id="text">${JSON.stringify(lines).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>`;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const onward = httpRequest({ port: gatewayPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/bare')
      outgoing.setHeader('content-type', 'text/html; charset=utf-8').end(html(state.content));
    else if (incoming.url === '/bare.js')
      outgoing.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(script);
    else pass(incoming, outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  state.port = (server.address() as AddressInfo).port;
  state.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return state;
}

async function bareScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: resolve(import.meta.dirname, 'bare-page.tsx'), formats: ['es'] },
    },
  });
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error('the bare page was not built');
  return output.code;
}
