/** A piece of a file: where it starts and ends. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function without(bytes: Uint8Array<ArrayBuffer>, spans: readonly Span[]): Uint8Array<ArrayBuffer> {
  if (spans.length === 0) return bytes;
  const removed = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const kept = new Uint8Array(bytes.length - removed);
  let read = 0;
  let written = 0;
  for (const { from, to } of [...spans, { from: bytes.length, to: bytes.length }]) {
    kept.set(bytes.subarray(read, from), written);
    written += from - read;
    read = to;
  }
  return kept;
}

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
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const personal = [...jpegSegments(bytes)].filter(({ marker }) =>
    [exifOrXmp, photoshop, comment].includes(marker),
  );
  return without(bytes, personal);
}

/** A PNG without its EXIF and text chunks. The picture is untouched. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const spans: Span[] = [];
  const signature = 8;
  const lengthTypeAndSum = 12;
  for (let from = signature; from + lengthTypeAndSum <= bytes.length; ) {
    const to = from + lengthTypeAndSum + view.getUint32(from);
    const type = String.fromCharCode(...bytes.subarray(from + 4, from + 8));
    if (['eXIf', 'tEXt', 'iTXt', 'zTXt'].includes(type)) spans.push({ from, to: Math.min(to, bytes.length) });
    from = to;
  }
  return without(bytes, spans);
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
