import { mediaLimits } from '../../contract/repair-limits.ts';
import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** One file that the provider already has. `size` is in bytes, after it was made smaller. */
export interface FileAnswer {
  readonly documentId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** Kinds of file that can be added; jpeg counts as jpg, quicktime as mov. HEIC photos go with jpg, as which they are sent. */
export type FileType = 'jpg' | 'png' | 'gif' | 'pdf' | 'mpeg' | 'mov' | 'mp4';

export interface FilesQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<readonly FileAnswer[], 'files', Facts> {
  check(value: readonly FileAnswer[] | undefined, facts: Facts): readonly Complaint<Notice>[];
  readonly maxFiles: number;
  /** What is said about more than that, also while files are being picked. */
  readonly tooMany: Notice;
  /** Largest original file, in bytes. */
  readonly largest: number;
  typesFor(facts: Facts): readonly FileType[];
}

/** Photos, videos and documents. Always optional. `tooMany` is the complaint about more than `maxFiles` (what a repair takes, unless told). */
export function files<const Notice extends NoticeKey, Facts = unknown>(definition: {
  readonly types: readonly FileType[] | ((facts: Facts) => readonly FileType[]);
  readonly tooMany: Notice;
  readonly maxFiles?: number;
  readonly largest?: number;
}): FilesQuestion<Notice, Facts> {
  const { types, tooMany, maxFiles: max = mediaLimits.files, largest = mediaLimits.bytes } = definition;
  return {
    kind: 'files',
    isBackground: true,
    maxFiles: max,
    tooMany,
    largest,
    typesFor: typeof types === 'function' ? types : () => types,
    check: (value) => ((value?.length ?? 0) > max ? [{ notice: tooMany }] : []),
    say: (value) => value.map(({ fileName }) => fileName),
  };
}
