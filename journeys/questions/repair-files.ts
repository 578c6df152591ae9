import { type FilesQuestion, type FileType, files } from './files.ts';

/** Pictures that are taken where the provider's setting names none. */
export const usualImageTypes: readonly string[] = ['jpg', 'png', 'gif'];

/** Photos, videos and documents of a repair. Which pictures are taken is a setting of the provider. */
export const repairFiles = <Facts>(
  imageTypes: (facts: Facts) => readonly string[],
): FilesQuestion<'Upload_Media_Max_Attachments', Facts> =>
  files({
    types: (facts: Facts): readonly FileType[] => [
      ...(imageTypes(facts).filter((type) => usualImageTypes.includes(type)) as FileType[]),
      'pdf',
      'mpeg',
      'mov',
      'mp4',
    ],
    tooMany: 'Upload_Media_Max_Attachments',
  });
