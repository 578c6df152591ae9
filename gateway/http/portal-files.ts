import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './problem.ts';

const aYear = 'public, max-age=31536000, immutable';

/**
 * Serves the files of the built portal. Those under assets/ carry a hash of their content in their name and are kept for a year; others
 * are asked for again each time.
 * @param folder where the build is
 */
export async function addPortalFiles(app: FastifyInstance, folder: string): Promise<void> {
  const shared = {
    cacheControl: false,
    // Left to what sends the page for every other address.
    index: false,
    preCompressed: true,
    // What the build notes for itself, such as the list of all its files.
    dotfiles: 'ignore',
  } as const;
  // By a way of their own: for every file that some may not have, the library reads the whole folder, to see whether its name is
  // written as it was asked for.
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        ...shared,
        root: path.join(folder, 'assets'),
        serve: false,
        setHeaders: (reply) => void reply.header('cache-control', aYear),
      });
      scope.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) =>
        reply.sendFile(request.params['*']),
      );
      // The portal has no page there.
      scope.setNotFoundHandler(() => {
        throw notFound();
      });
    },
    { prefix: '/assets' },
  );
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    // A folder is no file: whoever asks for the first page uncompressed would be refused. Only its own address decides who
    // may open the atlas.
    allowedPath: (file, _root, { routeOptions }) =>
      !file.endsWith('/') && (routeOptions.url === '/atlas' || !/^\/*atlas\.html/i.test(file)),
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
