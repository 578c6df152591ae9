import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { identityRoot } from '../http/paths.ts';
import { inBrandColours } from './page-style.ts';

const readOwnFile = (name: string): string => fs.readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** The stylesheet of the pages, in the colours of the provider. */
export const stylesheet = inBrandColours(readOwnFile('pages.css'));

/** Serves what the pages load. */
export function servePageFiles(app: FastifyInstance): void {
  const files = [
    { name: 'pages.css', type: 'text/css; charset=utf-8', content: stylesheet },
    {
      name: 'show-password.js',
      type: 'text/javascript; charset=utf-8',
      content: readOwnFile('show-password.js'),
    },
  ];
  for (const { name, type, content } of files) {
    app.get(`${identityRoot}/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}
