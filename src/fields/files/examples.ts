import { type FileAnswer, type FilesQuestion, files } from '../../../journeys/questions/files.ts';
import type { Example } from '../Stage.tsx';

const question = files({
  types: ['jpg', 'png', 'gif', 'pdf', 'mp4'],
  tooMany: 'Upload_Media_Max_Attachments',
});
const copy = {
  label: 'Add photos or videos',
  hint: 'A picture often lets us bring the right part. You can carry on without one.',
};

const texts: Readonly<Record<string, string>> = {
  Upload_Media_Max_Attachments: 'You can add up to 5 files.',
  Upload_Media_Attachments_Too_Large: 'Each file can be up to 20MB.',
  Upload_Media_Wrong_File_Type: 'You cannot add this kind of file.',
  Upload_Media_Empty: 'This file is empty.',
  Upload_Media_Heic: 'This phone cannot turn the photo into a kind we can open.',
  Upload_Media_Failed: 'This did not work. Please try again.',
};

let sent = 0;
const services = {
  message: (key: string) => texts[key] ?? key,
  async upload(file: File): Promise<FileAnswer> {
    sent += 1;
    return { documentId: `d${sent}`, fileName: file.name, contentType: file.type, size: file.size };
  },
  remove: async () => undefined,
};

/** Sends the first file to the end, leaves the second on its way, and drops the third. */
const mixed = {
  ...services,
  upload(file: File, { onProgress }: { onProgress(share: number): void }): Promise<FileAnswer> {
    if (file.name.startsWith('dropped')) return Promise.reject(new Error('dropped'));
    if (!file.name.startsWith('slow')) return services.upload(file);
    onProgress(0.62);
    return new Promise(() => undefined);
  },
};

const two = [
  { documentId: 'a', fileName: 'leak-under-the-sink.jpg', contentType: 'image/jpeg', size: 410_000 },
  { documentId: 'b', fileName: 'VID_20261121_081503.mp4', contentType: 'video/mp4', size: 9_800_000 },
];

type FilesExample = Example<FilesQuestion<string, unknown>, readonly FileAnswer[]>;

export const examples = {
  empty: { question, copy, services, legendIsHeading: true },
  answered: { question, copy, services, value: two },
  wrong: {
    question,
    copy,
    services,
    value: two,
    complaints: [{ key: 'Upload_Media_Max_Attachments', text: 'You can add up to 5 files.' }],
  },
  mixed: { question, copy, services: mixed },
  disabled: { question, copy, services, value: two, disabled: true },
} satisfies Record<string, FilesExample>;
