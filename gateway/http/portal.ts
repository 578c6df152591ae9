import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const aYear = 'public, max-age=31536000, immutable';

/**
 * Serves the built portal. Files under assets/ carry a hash of their content in their name and are kept for a year;
 * the page itself is asked for again each time. Returns how to send that page for an address of the portal, or
 * undefined when the portal has not been built. The analysts' atlas has a page of its own, where it was built.
 */
export async function addPortal(
  app: FastifyInstance,
  folder: string,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return undefined;
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    // What the build notes for itself, such as the list of all its files.
    dotfiles: 'ignore',
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.startsWith(assets) ? aYear : 'no-cache'),
  });
  if (fs.existsSync(path.join(folder, 'atlas.html'))) {
    app.get('/atlas', { schema: { hide: true } }, (_request, reply) => reply.sendFile('atlas.html'));
  }
  return (reply) => reply.sendFile('index.html');
}
