import { type Bytes, lettersOf, type Span, withoutSpans } from './media-spans.ts';

/** The marked segments of a JPEG before its picture data. */
function* jpegSegments(bytes: Uint8Array): Generator<Span & { readonly marker: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startOfScan = 0xda;
  let from = 2;
  while (from + 4 <= bytes.length && bytes[from] === 0xff) {
    const marker = bytes[from + 1] ?? startOfScan;
    if (marker === startOfScan) return;
    const to = from + 2 + view.getUint16(from + 2);
    if (to > bytes.length) return;
    yield { marker, from, to };
    from = to;
  }
}

const exifOrXmp = 0xe1;
const photoshop = 0xed;
const comment = 0xfe;

/** A JPEG without EXIF, XMP, IPTC and comments, and so without the place where it was taken. The picture is untouched. */
export function stripJpeg(bytes: Bytes): Bytes {
  const personal = [...jpegSegments(bytes)].filter(({ marker }) =>
    [exifOrXmp, photoshop, comment].includes(marker),
  );
  return withoutSpans(bytes, personal);
}

/** A PNG without its EXIF and text chunks. The picture is untouched. */
export function stripPng(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const spans: Span[] = [];
  const signature = 8;
  const lengthTypeAndSum = 12;
  for (let from = signature; from + lengthTypeAndSum <= bytes.length; ) {
    const to = from + lengthTypeAndSum + view.getUint32(from);
    const type = lettersOf(bytes, from + 4, from + 8);
    if (['eXIf', 'tEXt', 'iTXt', 'zTXt'].includes(type)) spans.push({ from, to: Math.min(to, bytes.length) });
    from = to;
  }
  return withoutSpans(bytes, spans);
}

/** Where a list of small blocks of a GIF ends. Each begins with its length; the last has none. */
function endOfBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
  return Math.min(at + 1, bytes.length);
}

/** Bytes of a table of colours, by the byte that says how large it is. */
const colourTable = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** A GIF without its comments and what programs wrote into it. Pictures, times and the loop are untouched. */
export function stripGif(bytes: Bytes): Bytes {
  const spans: Span[] = [];
  const comment = 0xfe;
  const application = 0xff;
  for (let at = 13 + colourTable(bytes[10] ?? 0); at < bytes.length; ) {
    const from = at;
    if (bytes[at] === 0x2c) at = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
    else if (bytes[at] === 0x21) {
      const label = bytes[at + 1];
      at = endOfBlocks(bytes, at + 2);
      const isLoop = lettersOf(bytes, from + 3, from + 14) === 'NETSCAPE2.0';
      if (label === comment || (label === application && !isLoop)) spans.push({ from, to: at });
    } else break;
  }
  return withoutSpans(bytes, spans);
}

/** How a JPEG says that it is to be turned, 1 (not at all) to 8. It stands in the part that is taken out. */
export function orientationOf(bytes: Uint8Array): number {
  for (const { marker, from, to } of jpegSegments(bytes)) {
    if (marker !== exifOrXmp) continue;
    const tiff = from + 10;
    const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, Math.max(0, to - tiff));
    const found = orientationInTiff(view);
    if (found !== undefined) return found;
  }
  return 1;
}

function orientationInTiff(view: DataView): number | undefined {
  if (view.byteLength < 14) return undefined;
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if (!isLittle && order !== 0x4d4d) return undefined;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return undefined;
  const entries = view.getUint16(first, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > view.byteLength) return undefined;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return undefined;
}
