import type { MediaExtension } from '../../contract/repair-rules.ts';

const ascii = (content: Buffer, start: number, end: number) => content.toString('latin1', start, end);

const startsWith = (content: Buffer, ...bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

/** Brands of an ISO media file that hold video; image brands such as heic are no video. */
function isoMediaType(content: Buffer): MediaExtension | undefined {
  if (ascii(content, 4, 8) !== 'ftyp') return undefined;
  const brand = ascii(content, 8, 12);
  if (brand === 'qt  ') return 'mov';
  return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|3gp\w|mmp4)$/.test(brand) ? 'mp4' : undefined;
}

/** The kind of file by its first bytes, whatever its name says; undefined when it is none that can be attached. */
export function fileTypeOf(content: Buffer): MediaExtension | undefined {
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpg';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(ascii(content, 0, 6))) return 'gif';
  if (ascii(content, 0, 5) === '%PDF-') return 'pdf';
  if (startsWith(content, 0, 0, 1, 0xba) || startsWith(content, 0, 0, 1, 0xb3)) return 'mpeg';
  // Older QuickTime files begin with one of these atoms instead of a brand.
  if (/^(?:moov|mdat|wide|free)$/.test(ascii(content, 4, 8)) && content.length > 16) return 'mov';
  return isoMediaType(content);
}

const extensionByContentType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'video/mpeg': 'mpeg',
  'video/quicktime': 'mov',
  'video/mp4': 'mp4',
  'video/x-matroska': 'mkv',
};

/** The kind of file that a content type or an extension stands for, in the short spelling. */
export function normalisedType(name: string): string {
  const plain = name.trim().toLowerCase();
  const known = extensionByContentType[plain];
  if (known !== undefined) return known;
  return plain === 'jpeg' ? 'jpg' : plain === 'quicktime' ? 'mov' : plain;
}

/** The extension of a file name in the short spelling; empty without one. */
export const extensionOf = (fileName: string): string =>
  normalisedType(/\.([A-Za-z0-9-]{1,12})$/.exec(fileName)?.[1] ?? '');
