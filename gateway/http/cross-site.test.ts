import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseCrossSite, requireOneHost } from './cross-site.ts';
import { problemOf } from './errors.ts';

function appWith(guard: typeof refuseCrossSite) {
  const app = Fastify();
  app.decorate('platform', { config: { publicUrl: 'https://homes.example/portal' } } as never);
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = problemOf(error);
    return reply.code(status).send(message);
  });
  guard(app);
  app.all('/', async () => 'here');
  return app;
}

describe('a change', () => {
  const app = appWith(refuseCrossSite);
  const send = async (headers: Record<string, string>, method = 'POST') =>
    (await app.inject({ method: method as 'POST', url: '/', headers })).statusCode;

  it.each([
    ['none says', {}],
    ['the portal itself', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['the portal, in an older browser', { origin: 'https://homes.example' }],
    ['the portal, whatever the origin is called', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('is taken from where it comes: %s', async (_, headers) => {
    expect(await send(headers)).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://other.example' }],
    ['the same host without encryption', { origin: 'http://homes.example' }],
    ['a form of a page without a referrer', { origin: 'null' }],
    [
      'another site that lies about its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://homes.example' },
    ],
  ])('is refused from %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(headers, method)).toBe(403);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not what %s makes', async (method) => {
    expect(await send({ 'sec-fetch-site': 'cross-site' }, method)).toBe(200);
  });
});

describe('a request', () => {
  // Only the hook is asked: a server of Node refuses some of these itself.
  const hookOf = () => {
    let hook = async (_request: unknown): Promise<void> => {};
    requireOneHost({ addHook: (_name: string, given: typeof hook) => (hook = given) } as never);
    return hook;
  };
  const ask = (rawHeaders: readonly string[], httpVersion = '1.1') =>
    hookOf()({ raw: { rawHeaders, httpVersion } });

  it('names one host, however the header is written', async () => {
    await expect(ask(['Host', 'homes.example'])).resolves.toBeUndefined();
    await expect(ask(['HOST', 'homes.example'])).resolves.toBeUndefined();
    // A value is no name.
    await expect(ask(['Host', 'homes.example', 'X-Note', 'host'])).resolves.toBeUndefined();
  });

  it('names none only in the version that knows no host', async () => {
    await expect(ask([], '1.0')).resolves.toBeUndefined();
    await expect(ask([])).rejects.toMatchObject({ status: 400, message: 'The request must name one host' });
  });

  it('never names two', async () => {
    const two = ['Host', 'homes.example', 'host', 'other.example'];
    await expect(ask(two)).rejects.toMatchObject({ status: 400 });
    await expect(ask(two, '1.0')).rejects.toMatchObject({ status: 400 });
  });
});
