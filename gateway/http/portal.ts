import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAtlas } from './atlas.ts';
import type { AtlasAccess } from './atlas-access.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import { findFirstReads } from './first-reads.ts';
import { streamPage } from './page-stream.ts';
import { plainPages } from './plain-pages.ts';
import { addPortalFiles } from './portal-files.ts';
import { loadPortalServer, withHead } from './portal-server.ts';
import { readPreloads } from './preloads.ts';
import { allowScript } from './security-headers.ts';

const html = 'text/html; charset=utf-8';

/** The script that sets the clock of a page so far ahead. The portal's own scripts have no bytes to spare for it. */
export const clockScript = (clockAheadMs: number): string => `{
  const Machine = Date;
  const time = () => Machine.now() + ${clockAheadMs};
  globalThis.Date = class Date extends Machine {
    constructor(...given) {
      super(...(given.length === 0 ? [time()] : given));
    }
    static now = time;
  };
}`;

/** A page that loads that script before all others. It is a file of its own, as pages may hold no script. */
const atClock = (page: string): string => page.replace('<head>', '<head><script src="/clock.js"></script>');

/** Sends the portal's page to whoever asks for one of its addresses. */
export type SendPortal = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the built portal. The page itself is asked for again each time. Returns how to send it for an address of the portal, or
 * undefined when the portal has not been built; the answer names the scripts that the address needs, and a resident's page
 * carries the answers to what it reads first. For browsers without script each page says how what it is for is done by phone.
 * The analysts' atlas has a page of its own, where it was built and may be opened. Pages of a demonstration at another time
 * have its clock.
 */
export async function addPortal(
  app: FastifyInstance,
  folder: string,
  { clockAheadMs, atlas }: { readonly clockAheadMs: number; readonly atlas: AtlasAccess },
): Promise<SendPortal | undefined> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return undefined;
  await addPortalFiles(app, folder);
  const send = (reply: FastifyReply, file: string): FastifyReply =>
    clockAheadMs === 0
      ? reply.sendFile(file)
      : reply
          .header('cache-control', 'no-cache')
          .type(html)
          .send(atClock(fs.readFileSync(path.join(folder, file), 'utf8')));
  if (clockAheadMs !== 0) {
    app.get('/clock.js', { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(clockScript(clockAheadMs)),
    );
  }
  if (atlas !== 'off' && fs.existsSync(path.join(folder, 'atlas.html'))) {
    addAtlas(app, atlas, (reply) => send(reply, 'atlas.html'));
  }
  const preloadsOf = readPreloads(folder);
  const server = await loadPortalServer(folder);
  const firstReadsOf = findFirstReads(app, server);
  const file = path.join(folder, 'index.html');
  const change = (page: string): string => (clockAheadMs === 0 ? page : atClock(page));
  const sendPlain = server && plainPages(file, server, change);
  const ofResident = (request: FastifyRequest, reply: FastifyReply, rest: Promise<string>): FastifyReply => {
    const [address = '', search = ''] = request.url.split('?', 2);
    const built = fs.readFileSync(file, 'utf8');
    const head = server?.renderPlainHead({ address, search, hasSession: true });
    const sent = change(head === undefined ? built : withHead(built, head));
    const { coding, body } = streamPage(sent, rest, request.headers['accept-encoding'] ?? '');
    if (server?.isRenderedForResidents(address, search)) {
      const policy = String(reply.raw.getHeader('content-security-policy'));
      reply.header('content-security-policy', allowScript(policy, server.revealScript));
    }
    // It holds what is the resident's alone, and is kept nowhere.
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type(html);
    return (coding === undefined ? reply : reply.header('content-encoding', coding)).send(body);
  };
  return (request, reply) => {
    const hasSession = readCookie(request.headers.cookie, sessionCookie) !== undefined;
    const preloads = preloadsOf({ url: request.url, hasSession });
    if (preloads !== undefined) reply.header('link', preloads);
    const firstReads = firstReadsOf(request);
    if (firstReads !== undefined) return ofResident(request, reply, firstReads());
    return sendPlain === undefined ? send(reply, 'index.html') : sendPlain(request, reply, hasSession);
  };
}
