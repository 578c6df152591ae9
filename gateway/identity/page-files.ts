import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type BrandColours, brand } from '../../content/provider.ts';
import { identityRoot } from '../http/paths.ts';

const readOwnFile = (name: string): string => fs.readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const colours = (of: BrandColours): string => `:root {
  --paper: ${of.paper};
  --sand: ${of.sand};
  --card: ${of.card};
  --ink: ${of.ink};
  --soft: ${of.inkSoft};
  --edge: ${of.line};
  --line: ${of.lineStrong};
  --brand: ${of.brand};
  --brand-deep: ${of.brandDeep};
  --brand-wash: ${of.brandWash};
  --on-brand: ${of.onBrand};
}`;

/** The stylesheet of the pages, in the colours of the provider. */
export const stylesheet = `${colours(brand.light)}
@media (prefers-color-scheme: dark) {
${colours(brand.dark)}
}
${readOwnFile('pages.css')}`;

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
