import type { FastifyInstance } from 'fastify';
import { isMostlyLongText } from './long-text-bodies.ts';
import { tooLarge } from './problem.ts';

/** Values that a body may hold in all, lists and objects counted too: many times what any call takes. */
const maxValues = 4000;

/** How many of so many values are left when those in a value are taken away; below zero where there are more. */
function leftOf(values: number, value: unknown): number {
  let left = values - 1;
  if (typeof value !== 'object' || value === null) return left;
  for (const inner of Object.values(value)) {
    if (left < 0) return left;
    left = leftOf(left, inner);
  }
  return left;
}

/**
 * Reads JSON so that no body holds the event loop for long. One with more than so many small values is refused with 413:
 * checking and comparing each of them, and saying what is wrong with it, takes a hundred times as long as reading it.
 * Beyond `ordinaryBytes` a body may hold long texts only.
 */
export function addJsonParser(app: FastifyInstance, ordinaryBytes: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  // As bytes, until all are there: a text that grows piece by piece takes several times as much.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = (text: string): void => {
      void parse(request, text, (error, value: unknown) =>
        error === null && leftOf(maxValues, value) < 0 ? done(tooLarge()) : done(error, value),
      );
    };
    if (body.length <= ordinaryBytes) return read(body.toString());
    if (!isMostlyLongText(body, ordinaryBytes)) return done(tooLarge());
    const text = body.toString();
    // Others have their turn in between.
    setImmediate(() => read(text));
  });
}
