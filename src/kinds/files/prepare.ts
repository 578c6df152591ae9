import { Refusal } from '../../../machines/upload-file.ts';
import { contentTypes, type FoundType, nameAs, typeByContent, typeByName } from './fileType.ts';
import { orientationOf, stripJpeg, stripPng } from './metadata.ts';
import type { FileType } from './model.ts';

/** Longest side of a picture that is sent, in pixels. */
const longestSide = 1920;
const quality = 0.8;

async function typeOf(file: File): Promise<FoundType> {
  return typeByContent(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
}

const isAllowed = (type: FoundType, types: readonly FileType[]) =>
  types.some((allowed) => allowed === (type === 'heic' ? 'jpg' : type));

/**
 * Refuses a file that cannot be added: empty, larger than `largest` bytes, or of another type than those allowed.
 * Its name must promise an allowed type and its content must be one.
 */
export async function checkFile(
  file: File,
  { types, largest }: { readonly types: readonly FileType[]; readonly largest: number },
): Promise<void> {
  if (!isAllowed(typeByName(file), types)) throw new Refusal('Upload_Media_Wrong_File_Type');
  if (file.size === 0) throw new Refusal('Upload_Media_Empty');
  if (file.size > largest) throw new Refusal('Upload_Media_Attachments_Too_Large');
  if (!isAllowed(await typeOf(file), types)) throw new Refusal('Upload_Media_Wrong_File_Type');
}

/** The picture drawn anew, upright and no longer than the longest side. Drawing it leaves everything else behind. */
async function redraw(file: Blob, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large to draw'))),
      type,
      quality,
    );
  });
}

/** The picture drawn anew, or null where the browser cannot read it. */
const redrawn = (file: Blob, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> =>
  redraw(file, type).catch(() => null);

async function smallerJpeg(file: File): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const drawn = await redrawn(file, 'image/jpeg');
  const wouldFallOver = orientationOf(bytes) !== 1;
  if (drawn && (drawn.size < file.size || wouldFallOver)) return drawn;
  return new Blob([stripJpeg(bytes)]);
}

async function smallerPng(file: File): Promise<Blob> {
  const drawn = await redrawn(file, 'image/png');
  if (drawn && drawn.size < file.size) return drawn;
  return new Blob([stripPng(new Uint8Array(await file.arrayBuffer()))]);
}

async function jpegOfHeic(file: File): Promise<Blob> {
  const drawn = await redrawn(file, 'image/jpeg');
  if (!drawn) throw new Refusal('Upload_Media_Heic');
  return drawn;
}

/**
 * The file as it is sent: pictures made smaller and without the place where they were taken, HEIC as JPEG where the
 * browser can read it (else refused with an explanation), everything with the name and type of what it really is.
 */
export async function prepareFile(file: File): Promise<File> {
  const found = await typeOf(file);
  const as = (type: FileType, content: Blob) =>
    new File([content], nameAs(file.name, type), { type: contentTypes[type] });
  switch (found) {
    case 'jpg':
      return as('jpg', await smallerJpeg(file));
    case 'png':
      return as('png', await smallerPng(file));
    case 'heic':
      return as('jpg', await jpegOfHeic(file));
    case 'mkv':
    case 'unknown':
      throw new Refusal('Upload_Media_Wrong_File_Type');
    default:
      return as(found, file);
  }
}
