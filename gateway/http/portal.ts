import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAtlas } from './atlas.ts';
import type { AtlasAccess } from './atlas-access.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import { readPreloads } from './preloads.ts';

const aYear = 'public, max-age=31536000, immutable';

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
 * Serves the built portal. Files under assets/ carry a hash of their content in their name and are kept for a year;
 * the page itself is asked for again each time. Returns how to send that page for an address of the portal, or
 * undefined when the portal has not been built; the answer names the scripts that the address needs. The analysts' atlas has a page of its own, where it was
 * built and may be opened. Pages of a
 * demonstration at another time have its clock.
 */
export async function addPortal(
  app: FastifyInstance,
  folder: string,
  { clockAheadMs, atlas }: { readonly clockAheadMs: number; readonly atlas: AtlasAccess },
): Promise<SendPortal | undefined> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return undefined;
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // Left to what sends the page for every other address.
    index: false,
    preCompressed: true,
    // What the build notes for itself, such as the list of all its files.
    dotfiles: 'ignore',
    // Only its own address decides who may open the atlas.
    allowedPath: (file, _root, { routeOptions }) =>
      routeOptions.url === '/atlas' || !/^\/*atlas\.html/i.test(file),
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.startsWith(assets) ? aYear : 'no-cache'),
  });
  const send = (reply: FastifyReply, file: string): FastifyReply =>
    clockAheadMs === 0
      ? reply.sendFile(file)
      : reply
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
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
  return (request, reply) => {
    const hasSession = readCookie(request.headers.cookie, sessionCookie) !== undefined;
    const preloads = preloadsOf({ url: request.url, hasSession });
    return send(preloads === undefined ? reply : reply.header('link', preloads), 'index.html');
  };
}
