import { type Bytes, lettersOf } from './media-spans.ts';

/** Where a run of bytes occurs next, or -1. */
function indexOf(bytes: Bytes, letters: string, from: number): number {
  const first = letters.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (lettersOf(bytes, at, at + letters.length) === letters) return at;
  return -1;
}

const exif = 'Exif\0\0';
const space = 0x20;

/** Blanks the EXIF of the photos in it, each up to the end of its segment. */
function blankExif(bytes: Bytes): void {
  for (let at = indexOf(bytes, exif, 0); at >= 0; at = indexOf(bytes, exif, at + exif.length)) {
    const marker = at - 4;
    if (marker < 0 || bytes[marker] !== 0xff || bytes[marker + 1] !== 0xe1) continue;
    const length = ((bytes[marker + 2] ?? 0) << 8) + (bytes[marker + 3] ?? 0);
    bytes.fill(0, at + exif.length, Math.min(marker + 2 + length, bytes.length));
  }
}

/** Blanks what its descriptions (XMP packets) say between their marks. */
function blankDescriptions(bytes: Bytes): void {
  const begin = '<x:xmpmeta';
  const end = '</x:xmpmeta>';
  for (let at = indexOf(bytes, begin, 0); at >= 0; at = indexOf(bytes, begin, at + begin.length)) {
    const close = indexOf(bytes, end, at);
    if (close < 0) return;
    bytes.fill(space, at, close + end.length);
  }
}

/**
 * A PDF without the place where the photos in it were taken, and without descriptions. Everything keeps its length,
 * because a PDF names its parts by how far from the beginning they are. What is compressed or locked stays.
 * Source: ISO 32000-1, 7.5.4, 7.4.8 and 14.3.2.
 */
export function stripPdf(bytes: Bytes): Bytes {
  const stripped = new Uint8Array(bytes);
  blankExif(stripped);
  blankDescriptions(stripped);
  return stripped;
}
