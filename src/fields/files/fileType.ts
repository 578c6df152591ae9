import type { FileType } from '../../../journeys/questions/files.ts';

/** What a file turns out to be. HEIC and Matroska are known by name because each has a way of its own. */
export type FoundType = FileType | 'heic' | 'mkv' | 'unknown';

export const contentTypes: Readonly<Record<FileType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mpeg: 'video/mpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
};

const byExtension: Readonly<Record<string, FoundType>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  jpe: 'jpg',
  png: 'png',
  gif: 'gif',
  heic: 'heic',
  heif: 'heic',
  pdf: 'pdf',
  mpeg: 'mpeg',
  mpg: 'mpeg',
  mov: 'mov',
  qt: 'mov',
  quicktime: 'mov',
  mp4: 'mp4',
  m4v: 'mp4',
  mkv: 'mkv',
  'x-matroska': 'mkv',
};

/** What the name says; a name without an ending says nothing, and the browser's type is asked instead. */
export function typeByName(file: { readonly name: string; readonly type: string }): FoundType {
  const dot = file.name.lastIndexOf('.');
  const ending = dot > 0 ? file.name.slice(dot + 1) : file.type.split('/')[1];
  return byExtension[ending?.toLowerCase() ?? ''] ?? 'unknown';
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const otherBrands = ['avif', 'avis', 'crx ', 'M4A ', 'M4B '];
/** First boxes of QuickTime films from before they named their brand. */
const oldFilmBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

function typeByBox(box: string, brand: string): FoundType {
  if (oldFilmBoxes.includes(box)) return 'mov';
  if (box !== 'ftyp' || otherBrands.includes(brand)) return 'unknown';
  if (heicBrands.includes(brand)) return 'heic';
  return brand === 'qt  ' ? 'mov' : 'mp4';
}

/** What the first bytes say; 12 are enough. */
export function typeByContent(bytes: Uint8Array): FoundType {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const starts = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (starts(0, 0, 1, 0xba) || starts(0, 0, 1, 0xb3)) return 'mpeg';
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return 'mkv';
  return typeByBox(text(4, 8), text(8, 12));
}

/** The file's name with the ending of its type. */
export function nameAs(name: string, type: FileType): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (byExtension[ending] === type) return name;
  return `${dot > 0 ? name.slice(0, dot) : name}.${type}`;
}
