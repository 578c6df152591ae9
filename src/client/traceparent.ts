const hexOf = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let click = '';
let trace = '';

/** The header of W3C Trace Context: one trace for all calls of a click, and a span for each call. */
export function traceparentOf(correlationId: string): string {
  if (click !== correlationId) {
    click = correlationId;
    trace = hexOf(16);
  }
  return `00-${trace}-${hexOf(8)}-01`;
}
