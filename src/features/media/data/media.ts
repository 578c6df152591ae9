import { type MediaDocument, recallSentAt } from '../../../../contract/documents.ts';

export type MediaKind = 'image' | 'video' | 'pdf' | 'other';

/** A file of a repair, as the page lists it. */
export interface MediaItem {
  readonly id: string;
  readonly name: string;
  readonly kind: MediaKind;
  readonly contentType: string;
  /** Found inappropriate: nobody can see it any more. */
  readonly isRemoved: boolean;
  /** When the resident said with it that finished work is not right; empty for a file of the report. */
  readonly sentWithRecall: string;
}

const entry = ({ metadata }: Pick<MediaDocument, 'metadata'>, key: string): string =>
  metadata.find((own) => own.key.toLowerCase() === key.toLowerCase())?.value ?? '';

/** Full types of what is stored by a short name. */
const fullTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mpeg: 'video/mpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
};

function kindOf(contentType: string): MediaKind {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('image/')) return 'image';
  return contentType.startsWith('video/') ? 'video' : 'other';
}

export function mediaItemOf(document: MediaDocument): MediaItem {
  const told = entry(document, 'content-type').toLowerCase();
  const contentType = fullTypes[told] ?? told;
  return {
    id: document.id,
    name: document.media.fileName,
    kind: kindOf(contentType),
    contentType,
    isRemoved: entry(document, 'IsMediaAppropriate').toLowerCase() === 'false',
    sentWithRecall: entry(document, recallSentAt),
  };
}
