import type { FastifyReply } from 'fastify';

/** A file that a call answers. */
export interface FileAnswer {
  /** What it is called when it is kept, with its ending. */
  readonly name: string;
  readonly content: Buffer;
}

/**
 * What a file may do in a browser: nothing. Whoever reads it as a page after all finds no script that may run, not even the
 * portal's, no form, no frame and nothing to connect to. It is no `sandbox`: Safari then shows an empty window for some
 * PDFs, and Chrome's viewer, which is outside of every policy, gains nothing.
 */
const filePolicy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Sends a file to be looked at in the browser, under its name. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  const plain = name.replace(/[^\w.,() -]/g, '_');
  const disposition = `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply
    .type(type)
    .headers({ 'content-disposition': disposition, 'content-security-policy': filePolicy })
    .send(content);
}
