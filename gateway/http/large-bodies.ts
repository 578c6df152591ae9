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

/**
 * Bodies of more bytes than this are still being sent when they are refused. Smaller ones may be in the buffers of the
 * network as a whole, so that their connection is used again.
 */
const bufferedBytes = 8 * 1024 * 1024;

/** Bounds the memory that large bodies take: about four of the largest, and as many again while they are stored. */
export function addLargeBodies(app: FastifyInstance): void {
  const maxBytes = 112 * 1024 * 1024;
  app.decorate('largeBodies', new BodyQueue({ maxBytes, maxWaiting: 100, maxWaitingOfAccount: 4 }));
  addJsonParser(app, ordinaryBodyLimit);
  app.addHook('onSend', async (request, reply) => {
    const { raw, headers, routeOptions } = request;
    const isLong = Number(headers['content-length'] ?? 0) > bufferedBytes;
    if (!raw.readableDidRead) {
      if (isLong) leaveUnread(request, reply);
    } else if (routeOptions.config.call?.bytes !== undefined && !raw.complete) {
      // A stream that its call gave up in the middle, which nobody else reads to its end.
      if (isLong) leaveUnread(request, reply);
      else raw.resume();
    }
  });
}

/**
 * Answers without reading the body. After an answer Node reads a body that nobody touched to its end and throws it away;
 * many at once take as much memory as keeping them. A body of which something was read Node leaves alone, so that the rest
 * stays in the network until the connection is ended. It could take no other request anyway: this one is still being sent.
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
