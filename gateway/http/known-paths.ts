import type { FastifyInstance } from 'fastify';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Notes each route that is registered from now on. The function that comes back names the methods that an address
 * answers to; none for an address that no route has. Routes that take any address below them do not count.
 */
export function noteKnownPaths(app: FastifyInstance): (address: string) => readonly string[] {
  const paths = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(url, known);
  });
  return (address) => {
    const [pathname = ''] = address.split('?', 1);
    const found = [...paths.values()].filter(({ pattern }) => pattern.test(pathname));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}
