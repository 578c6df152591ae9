import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answeringDatabase } from '../../test/support/answering-database.ts';
import type { Platform } from '../platform.ts';
import { addHealth } from './health.ts';

/** What `/health` and `/live` answer, with a database that answers each statement so. */
async function answersOf(
  rowsOf: () => readonly object[],
  { isStopping = false }: { readonly isStopping?: boolean } = {},
) {
  const app = Fastify();
  app.decorate('platform', { reads: answeringDatabase(rowsOf) } as Platform);
  addHealth(app, () => isStopping);
  app.get('/else', (_request, reply) => reply.hijack().raw.end('else'));
  const [health, live, other] = [
    await app.inject('/health'),
    await app.inject('/live'),
    await app.inject('/else'),
  ];
  return {
    health: health.statusCode,
    live: live.statusCode,
    connections: [health, live, other].map(({ headers }) => headers.connection),
  };
}

const rows = () => [{ one: 1 }];

describe('a gateway', () => {
  it('is ready while its database answers', async () => {
    expect(await answersOf(rows)).toMatchObject({ health: 200, live: 200 });
  });

  it('is not ready, but alive, while its database refuses', async () => {
    const refusing = () => {
      throw new Error('no');
    };
    expect(await answersOf(refusing)).toMatchObject({ health: 503, live: 200 });
  });

  it('that is about to stop is not ready, and ends every connection with its answer', async () => {
    expect(await answersOf(rows, { isStopping: true })).toEqual({
      health: 503,
      live: 200,
      connections: ['close', 'close', 'close'],
    });
    expect((await answersOf(rows)).connections).not.toContain('close');
  });
});
