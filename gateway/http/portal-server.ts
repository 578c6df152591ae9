import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page of the portal as a browser asks for it that may run no script. */
interface PlainAsked {
  readonly address: string;
  readonly search: string;
  /** Whether the browser sent the cookie of a session. It may be over. */
  readonly hasSession: boolean;
}

/** The title of a page, escaped, and what stands in its head for such a browser. */
interface PlainHead {
  readonly title: string;
  readonly head: string;
}

/** What a resident is asked for on the phone, as the portal found it among its reads. */
type References = object;

/** What the build of the portal has for the gateway: `src/server/entry.ts`. */
export interface PortalServer {
  hasFirstReads(address: string): boolean;
  makeFirstReads(
    asked: {
      readonly address: string;
      readonly search: string;
      readonly now: Date;
      readonly isPhone: boolean;
    },
    resident: {
      readonly customerId: string;
      readonly offers: readonly string[];
      readonly correlationId: string;
    },
    answer: (url: string, headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<{
    readonly references: References | undefined;
    /** The page in a template, where it was rendered; else what stood in the way, if anything did. */
    readonly rendered: string | undefined;
    readonly problem: unknown;
  }>;
  nameOfPage(asked: PlainAsked): string | undefined;
  renderPlainHead(asked: PlainAsked): PlainHead;
  renderPlainBody(asked: PlainAsked, references?: References): string;
  /** Whether the page at an address is rendered for the resident who asks for it. */
  isRenderedForResidents(address: string, search: string): boolean;
  /** The script that shows such a page where the browser knows of nothing that speaks against it. */
  readonly revealScript: string;
  /** Whether `renderPublicPage` renders the page at an address. */
  isRenderedPage(address: string): boolean;
  /** What the page at an address shows first, where that is the same for everybody. */
  renderPublicPage(address: string): string | undefined;
}

/** Loads it; undefined where it was not built, as of a portal that another gateway serves. */
export async function loadPortalServer(folder: string): Promise<PortalServer | undefined> {
  const file = path.join(folder, '.vite/server.js');
  return fs.existsSync(file) ? ((await import(pathToFileURL(file).href)) as PortalServer) : undefined;
}

/** The portal's page with that head. */
export const withHead = (page: string, { title, head }: PlainHead): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head}</head>`);

/** The portal's page with something at its end. */
export function withEnd(page: string, part: string): string {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page : `${page.slice(0, end)}${part}${page.slice(end)}`;
}

const root = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

/** The portal's page with something in the place of what stands there until its scripts have run. */
export const withRendered = (page: string, rendered: string): string =>
  page.replace(root, () => `<div id="root" data-rendered>${rendered}</div>`);
