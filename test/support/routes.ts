import type { FastifyInstance } from 'fastify';

/** One line of the tree: how deep it is, what it adds to the path, and the methods that end there. */
const linePattern = /^((?:[│ ] {3})*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/;

/** Every route of a router as `METHOD /path`, read from its own tree; methods that come with GET are left out. */
export function routesOf(app: FastifyInstance): readonly string[] {
  const above: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = linePattern.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      const path = above.join('');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${path}`);
    });
}
