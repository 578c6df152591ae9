import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Headers = Readonly<Record<string, string>>;

/** The portal's own origin, and one more where there is one. */
const own = (more: string | undefined): string => (more === undefined ? "'self'" : `'self' ${more}`);

const contentSecurityPolicy = (frame: string | undefined, tool: string | undefined): string =>
  [
    "default-src 'none'",
    `script-src ${own(tool)}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src ${own(tool)}`,
    "font-src 'self'",
    `frame-src ${frame ?? "'none'"}`,
    // The form that opens the frame is posted into it.
    `form-action 'self'${frame === undefined ? '' : ` ${frame}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** What every answer carries. Only what is the same for everybody says otherwise about being kept. */
export const securityHeaders = ({
  publicUrl,
  paymentFrameOrigin,
  heatmap,
}: Pick<Config, 'publicUrl' | 'paymentFrameOrigin' | 'heatmap'>): Headers => ({
  'content-security-policy': contentSecurityPolicy(paymentFrameOrigin, heatmap?.origin),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${paymentFrameOrigin === undefined ? '' : `"${paymentFrameOrigin}"`})`,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** A policy that lets one script run that stands in the page itself, by its hash, and no other. */
export const allowScript = (policy: string, script: string): string =>
  policy.replace(
    /script-src [^;]*/,
    (sources) => `${sources} 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Set before anything else runs, and on the raw answer, so that no answer leaves without them, whoever writes it. */
export function addSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  const all = Object.entries(headers);
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of all) reply.raw.setHeader(name, value);
  });
}
