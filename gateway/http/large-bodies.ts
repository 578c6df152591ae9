import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyQueue } from './body-queue.ts';
import { addJsonParser } from './json-bodies.ts';

/** Largest body in bytes that is read without waiting for room. */
export const ordinaryBodyLimit = 256 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    largeBodies: BodyQueue;
  }
}

/** How long a client that is still sending a refused body has to read the answer, in milliseconds. */
const lingerMs = 2000;

const declaredBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;

/** Bounds the memory that large bodies take: about four of the largest, and as many again while they are stored. */
export function addLargeBodies(app: FastifyInstance): void {
  const maxBytes = 112 * 1024 * 1024;
  app.decorate('largeBodies', new BodyQueue({ maxBytes, maxWaiting: 100, maxWaitingOfAccount: 4 }));
  addJsonParser(app, ordinaryBodyLimit);
  app.addHook('onSend', async (request, reply) => {
    if (declaredBytes(request) > ordinaryBodyLimit && !request.raw.readableDidRead)
      leaveUnread(request, reply);
  });
}

/**
 * Answers without reading the body. After an answer Node resumes a body that nobody read and throws it away, which takes
 * as much memory as keeping it, until it is collected. A body of which something was read it leaves alone, so that the rest
 * stays in the network. The connection is of no use after that.
 */
function leaveUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  raw.read();
  reply.raw.once('finish', () => setTimeout(() => raw.socket.destroy(), lingerMs).unref());
}

/** Before the body of a call is read that may be large: waits until there is room for it. */
export const awaitRoom =
  (bodyLimit: number) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { session, server, headers } = request;
    // Without a length it may be as large as it can be; too large a one is refused unread.
    const bytes = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
    if (bytes <= ordinaryBodyLimit) return;
    const turn = server.largeBodies.enter(session?.person.customerId ?? request.ip, bytes);
    // Comes after the answer, and when the connection is lost before it.
    reply.raw.once('close', turn.leave);
    await turn.ready;
  };
