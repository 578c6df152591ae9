import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { notReady } from './problem.ts';

/** Longest that the database may take, in milliseconds: whoever asks does not wait long. */
const patience = 2000;

const told = { schema: { hide: true }, logLevel: 'silent' } as const;

/** Whether the database answers, asked by the way that is free even when the pool is not. */
async function databaseAnswers(app: FastifyInstance): Promise<boolean> {
  const gaveUp = new AbortController();
  const answer = sql`select ${1}::integer`.execute(app.platform.reads).then(
    () => true,
    () => false,
  );
  const late = delay(patience, false, { signal: gaveUp.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    gaveUp.abort();
  }
}

/**
 * `/health` answers 200 while calls should come here: the gateway listens, its database answers, and it is not about to
 * stop; otherwise 503. `/live` answers 200 as long as the process does anything at all: one that does not should be
 * started again.
 */
export function addHealth(app: FastifyInstance, isStopping: () => boolean): void {
  // A connection that is kept would bring its next request to a process that is gone: also that of a request which was in
  // hand already when the stop began. Answers that others write pass by the second hook.
  const endConnection = (reply: FastifyReply): void => {
    if (isStopping()) reply.raw.setHeader('connection', 'close');
  };
  app.addHook('onRequest', (_request, reply, done) => {
    endConnection(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    endConnection(reply);
    done();
  });
  app.get('/health', told, async () => {
    if (isStopping()) throw notReady('It is about to stop');
    if (!(await databaseAnswers(app))) throw notReady('The database does not answer');
    return { status: 'ready' };
  });
  app.get('/live', told, async () => ({ status: 'live' }));
}
