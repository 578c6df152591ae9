import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { addCorrelation, addRequestLog, addRequestMetrics } from './correlation.ts';

/** What is told of requests: in the log, to the metrics, and to whoever asked. */
async function toldOf(...requests: readonly { readonly url: string; readonly id?: string }[]) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const observed: unknown[] = [];
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new Fastify.LogController({ disableRequestLogging: true }),
  });
  const requestsMetric = {
    observe: (labels: object, seconds: number) => observed.push({ ...labels, seconds }),
  };
  app.decorate('platform', { metrics: { requests: requestsMetric } } as unknown as Platform);
  addCorrelation(app);
  addRequestLog(app);
  addRequestMetrics(app);
  app.get('/repairs/:id', (_request, reply) => reply.code(201).send());
  const answers = [];
  for (const { url, id } of requests)
    answers.push(await app.inject({ url, headers: id === undefined ? {} : { 'x-correlation-id': id } }));
  return {
    answered: answers.map(({ headers }) => headers['x-correlation-id']),
    logged: lines.map((line) => JSON.parse(line)),
    observed,
  };
}

it('is told by the pattern of its route, which names nobody, and by its id', async () => {
  const { answered, logged, observed } = await toldOf(
    { url: '/repairs/7?who=me', id: 'a-plain_one' },
    { url: '/elsewhere/8' },
  );
  expect(logged).toMatchObject([
    {
      method: 'GET',
      route: '/repairs/:id',
      status: 201,
      ms: expect.any(Number),
      correlationId: 'a-plain_one',
    },
    { method: 'GET', route: 'none', status: 404, correlationId: answered[1] },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/who=me|elsewhere/);
  expect(observed).toEqual([
    { method: 'GET', route: '/repairs/:id', status: 201, seconds: expect.any(Number) },
    { method: 'GET', route: 'none', status: 404, seconds: expect.any(Number) },
  ]);
});

it('has the id of whoever asks only where that is a plain one', async () => {
  const { answered } = await toldOf(
    ...['x'.repeat(64), 'x'.repeat(65), 'two words', ''].map((id) => ({ url: '/repairs/7', id })),
  );
  expect(answered[0]).toBe('x'.repeat(64));
  for (const made of answered.slice(1)) expect(made).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  expect(new Set(answered).size).toBe(4);
});
