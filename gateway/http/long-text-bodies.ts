/** Bytes from which on a text of a body is long: that of a file is, an answer of a resident is not. */
const longText = 65_536;

const quote = 0x22;
const backslash = 0x5c;

interface TextEnd {
  /** Where the closing quote is; the length of the body where there is none. */
  readonly at: number;
  /** Quotes that belong to the text. */
  readonly escaped: number;
}

/** Finds the end of a text that begins at `from`, just behind its quote. Gives up after `most` escaped quotes. */
function endOfText(body: Buffer, from: number, max: number): TextEnd {
  let escaped = 0;
  let start = from;
  for (;;) {
    const at = body.indexOf(quote, start);
    if (at < 0) return { at: body.length, escaped };
    let first = at;
    while (first > start && body[first - 1] === backslash) first -= 1;
    if ((at - first) % 2 === 0) return { at, escaped };
    escaped += 1;
    if (escaped > max) return { at, escaped };
    start = at + 1;
  }
}

/**
 * Whether at most so many bytes of a JSON body are something else than long texts. Reading a text takes little time, however
 * long it is, but millions of small values keep everybody waiting. Only quotes are looked at: whether it is JSON is found
 * out by whoever reads it.
 */
export function isMostlyLongText(body: Buffer, max: number): boolean {
  let others = 0;
  let at = 0;
  while (others <= max && at < body.length) {
    const begin = body.indexOf(quote, at);
    if (begin < 0) return others + body.length - at <= max;
    const end = endOfText(body, begin + 1, max);
    others += begin - at + end.escaped;
    if (end.at - begin < longText) others += end.at - begin;
    at = end.at + 1;
  }
  return others <= max;
}
