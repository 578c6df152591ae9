import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PortalServer, withEnd, withHead, withRendered } from './portal-server.ts';

/** A page, and its small forms once somebody took them. */
interface KeptPage {
  readonly content: Buffer;
  readonly eTag: string;
  readonly small: Map<string, Buffer>;
}

const codings: readonly (readonly [string, (content: Buffer) => Buffer])[] = [
  ['br', (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
  ['gzip', (content) => gzipSync(content, { level: 9 })],
];

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.header('etag', page.eTag);
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (known.includes(page.eTag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const [coding, compress] = codings.find(([name]) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? [];
  if (coding === undefined || compress === undefined) return reply.send(page.content);
  const small = page.small.get(coding) ?? compress(page.content);
  page.small.set(coding, small);
  return reply.header('content-encoding', coding).send(small);
}

/**
 * Whether a page is asked for from outside the portal. What a page of the portal leads to may depend on what that page kept in
 * the browser, such as how the session ended, which the browser alone can show.
 */
const comesFromOutside = ({ headers }: FastifyRequest): boolean => {
  const from = headers['sec-fetch-site'];
  return from === 'none' || from === 'cross-site' || from === 'same-site';
};

/**
 * Sends the portal's page with what it shows at an address where no script runs, and what it shows before its scripts
 * have run, where that is the same for everybody. There are as many such pages as the portal has addresses, so each is made
 * once, and again after a new build.
 * @param change what is done to every page of the portal
 */
export function plainPages(
  file: string,
  portal: PortalServer,
  change: (page: string) => string,
): (request: FastifyRequest, reply: FastifyReply, hasSession: boolean) => FastifyReply {
  const kept = new Map<string, KeptPage>();
  /** A page that cannot be rendered goes out as it was built. */
  const render = (request: FastifyRequest, address: string): string | undefined => {
    try {
      return portal.renderPublicPage(address);
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
  let builtAt = 0;
  return (request, reply, hasSession) => {
    const built = fs.statSync(file).mtimeMs;
    if (built !== builtAt) kept.clear();
    builtAt = built;
    const [address = '', search = ''] = request.url.split('?', 2);
    const asked = { address, search, hasSession };
    const isRendered = portal.isRenderedPage(address) && comesFromOutside(request);
    const plain = portal.nameOfPage(asked);
    // Pages that are the same wherever they are asked for from are kept once.
    const name = plain !== undefined && isRendered ? `${plain} rendered` : plain;
    const make = (): KeptPage => {
      const built = withHead(fs.readFileSync(file, 'utf8'), portal.renderPlainHead(asked));
      const rendered = isRendered ? render(request, address) : undefined;
      const page = rendered === undefined ? built : withRendered(built, rendered);
      const content = Buffer.from(withEnd(change(page), portal.renderPlainBody(asked)));
      const eTag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
      return { content, eTag, small: new Map() };
    };
    const page = (name === undefined ? undefined : kept.get(name)) ?? make();
    if (name !== undefined) kept.set(name, page);
    reply
      // What is only shown once has in it what is only good once.
      .header('cache-control', name === undefined ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, cookie, sec-fetch-site')
      .type('text/html; charset=utf-8');
    return send(request, reply, page);
  };
}
