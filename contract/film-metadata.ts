import { type Bytes, lettersOf, type Span } from './media-spans.ts';

/** Boxes that hold other boxes on the way to what a film says of itself. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf']);
/** Boxes that only say something beside the film: where it was taken, with what, by whom. */
const personal = new Set(['udta', 'meta', 'uuid', 'XMP_']);
const headerLength = 8;

interface Box extends Span {
  readonly type: string;
  /** Where what is inside begins. */
  readonly inside: number;
}

/** The boxes of a part of an MP4 or QuickTime film. Stops at one that does not fit. */
function* boxesOf(bytes: Bytes, { from: start, to: end }: Span): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let from = start; from + headerLength <= end; ) {
    const short = view.getUint32(from);
    const isLong = short === 1;
    if (isLong && from + 16 > end) return;
    const size = isLong ? Number(view.getBigUint64(from + 8)) : short === 0 ? end - from : short;
    const inside = from + (isLong ? 16 : headerLength);
    const to = from + size;
    if (to < inside || to > end) return;
    yield { type: lettersOf(bytes, from + 4, from + 8), from, to, inside };
    from = to;
  }
}

function* personalBoxes(bytes: Bytes, span: Span): Generator<Box> {
  for (const box of boxesOf(bytes, span)) {
    if (personal.has(box.type)) yield box;
    else if (containers.has(box.type)) yield* personalBoxes(bytes, { from: box.inside, to: box.to });
  }
}

/**
 * An MP4 or QuickTime film without the place where it was taken and whatever else it says of itself. The boxes become
 * empty ones of the same size, because a film names its pictures by how far from the beginning they are.
 * Source: ISO/IEC 14496-12, 4.2 and 8.1.2; QuickTime File Format, User Data Atoms.
 */
export function stripFilm(bytes: Bytes): Bytes {
  const found = [...personalBoxes(bytes, { from: 0, to: bytes.length })];
  if (found.length === 0) return bytes;
  const stripped = new Uint8Array(bytes);
  for (const { from, inside, to } of found) {
    stripped.set([0x66, 0x72, 0x65, 0x65], from + 4);
    stripped.fill(0, inside, to);
  }
  return stripped;
}
