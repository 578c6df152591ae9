import sharp from 'sharp';
import { orientationOf } from '../../contract/picture-metadata.ts';

/** Most pixels of a picture: three times what the best phones take. A file of a few bytes can claim any number. */
const maxPixels = 150_000_000;

/** Quality of a JPEG that is written anew, 1 to 100. */
const quality = 90;

const open = (content: Uint8Array) => sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });

/** Whether there is a picture in the file, from its first row to its last. Decoded outside the main thread. */
export async function isPicture(content: Uint8Array): Promise<boolean> {
  try {
    await open(content).resize(16, 16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * A JPEG as it stands upright. How it is to be turned is said in the part that also says where it was taken, so one
 * that was taken sideways is written anew.
 */
export async function upright(content: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  if (orientationOf(content) === 1) return content;
  return Buffer.from(new Uint8Array(await open(content).autoOrient().jpeg({ quality }).toBuffer()));
}
