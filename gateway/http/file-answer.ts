import type { FastifyReply } from 'fastify';

/** A file that a call answers. */
export interface FileAnswer {
  /** What it is called when it is kept, with its ending. */
  readonly name: string;
  readonly content: Buffer;
}

/** Sends a file to be looked at in the browser, under its name. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  const plain = name.replace(/[^\w.,() -]/g, '_');
  const disposition = `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply.type(type).header('content-disposition', disposition).send(content);
}
