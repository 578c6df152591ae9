import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** `/health` answers 200 once the gateway can answer calls: it listens and its database does. */
export function addHealth(app: FastifyInstance): void {
  app.get('/health', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    await sql`select 1`.execute(app.platform.db);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
