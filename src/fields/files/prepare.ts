import { orientationOf } from '../../../contract/picture-metadata.ts';
import { stripMedia } from '../../../contract/strip-media.ts';
import type { FileType } from '../../../journeys/questions/files.ts';
import { Refusal } from '../../../machines/upload/upload-file.ts';
import { contentTypes, type FoundType, nameAs, typeByContent, typeByName } from './fileType.ts';

/** Longest side of a picture that is sent, in pixels. */
const longestSide = 1920;
const quality = 0.8;

async function typeOfFile(file: File): Promise<FoundType> {
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
  if (!isAllowed(await typeOfFile(file), types)) throw new Refusal('Upload_Media_Wrong_File_Type');
}

/** Draws something anew, no longer than the longest side. Drawing it leaves everything else behind. */
function draw(picture: ImageBitmap, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Null where it is too large for this device to draw.
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The picture upright, or a refusal when there is none in the file. */
const decoded = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Refusal('Upload_Media_Damaged');
  });

const stripped = async (file: Blob, type: FileType): Promise<Blob> =>
  new Blob([stripMedia(new Uint8Array(await file.arrayBuffer()), type)]);

async function smallerJpeg(file: File): Promise<Blob> {
  const drawn = await draw(await decoded(file), 'image/jpeg');
  const wouldFallOver = orientationOf(new Uint8Array(await file.arrayBuffer())) !== 1;
  if (drawn && (drawn.size < file.size || wouldFallOver)) return drawn;
  return stripped(file, 'jpg');
}

async function smallerPng(file: File): Promise<Blob> {
  const drawn = await draw(await decoded(file), 'image/png');
  if (drawn && drawn.size < file.size) return drawn;
  return stripped(file, 'png');
}

/** A GIF may move, so it is not drawn anew, only tried. */
async function checkedGif(file: File): Promise<Blob> {
  (await decoded(file)).close();
  return stripped(file, 'gif');
}

/** A photo of an iPhone as JPEG, by the browser where it can, otherwise by a decoder that is loaded for it. */
async function jpegOfHeic(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(async () => {
      const { decodeHeic } = await import('./heic.ts');
      return createImageBitmap(await decodeHeic(file));
    })
    .catch(() => null);
  const drawn = picture && (await draw(picture, 'image/jpeg'));
  if (!drawn) throw new Refusal('Upload_Media_Heic');
  return drawn;
}

/**
 * The file as it is sent: pictures made smaller, HEIC as JPEG, everything without the place where it was taken and with
 * the name and type of what it really is. Throws Refusal for a picture that cannot be read.
 */
export async function prepareFile(file: File): Promise<File> {
  const found = await typeOfFile(file);
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
    case 'gif':
      return as('gif', await checkedGif(file));
    default:
      return as(found, await stripped(file, found));
  }
}
