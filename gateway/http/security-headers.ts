import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const onEveryAnswer: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Set before anything else runs, and on the raw answer, so that no answer leaves without them, whoever writes it. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const { publicUrl } = app.platform.config;
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(onEveryAnswer)) reply.raw.setHeader(name, value);
    if (publicUrl.startsWith('https:')) {
      reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
    }
  });
}
