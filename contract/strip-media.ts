import { stripPdf } from './document-metadata.ts';
import { stripFilm } from './film-metadata.ts';
import type { Bytes } from './media-spans.ts';
import { stripGif, stripJpeg, stripPng } from './picture-metadata.ts';
import type { MediaExtension } from './repair-rules.ts';

/** How each kind of file loses what it says beside its picture. MPEG films have no place for it. */
const strippers: Readonly<Record<MediaExtension, (bytes: Bytes) => Bytes>> = {
  jpg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  pdf: stripPdf,
  mp4: stripFilm,
  mov: stripFilm,
  mpeg: (bytes) => bytes,
};

/**
 * A file without the place where it was taken and what else it says of its maker; the picture, film or text in it is
 * untouched. The portal does it before a file is sent, the gateway again: somebody else may have sent it. A file that
 * is broken comes back as far as it could be read.
 */
export const stripMedia = (bytes: Bytes, type: MediaExtension): Bytes => strippers[type](bytes);
