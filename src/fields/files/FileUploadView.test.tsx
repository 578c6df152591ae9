import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FileAnswer } from '../../../journeys/questions/files.ts';
import { Fault } from '../../../machines/engine/index.ts';
import { listenToRegions, timesSaid } from '../../../test/support/announcements.ts';
import type { FieldServices } from '../field.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { FileUploadView } from './FileUploadView.tsx';

const pdf = (name: string) => new File(['%PDF-1.7 a letter'], name, { type: 'application/pdf' });
const sent = (file: File): FileAnswer => ({
  documentId: `doc-${file.name}`,
  fileName: file.name,
  contentType: file.type,
  size: file.size,
});

async function draw({ value = [], ...services }: FieldServices & { value?: readonly FileAnswer[] } = {}) {
  const onAnswer = vi.fn<(answer: readonly FileAnswer[] | undefined) => void>();
  const example = { ...examples.empty, value, services: { ...examples.empty.services, ...services } };
  const screen = await render(<Stage view={FileUploadView} example={example} onAnswer={onAnswer} />);
  const picker = screen.getByLabelText(/^(Choose a photo|Add another)/);
  return {
    screen,
    onAnswer,
    pick: (...files: File[]) => userEvent.upload(picker, files),
    answered: () => onAnswer.mock.lastCall?.[0]?.map(({ fileName }) => fileName),
    message: (key: string) => screen.container.querySelector(`[data-message='${key}']`)?.textContent,
  };
}

test('says what can be added before anything is picked', async () => {
  const { screen } = await draw();
  await expect
    .element(
      screen.getByText('You can add up to 5 files: JPG, PNG, GIF, PDF or MP4. Each can be up to 20MB.'),
    )
    .toBeVisible();
});

test('sends what was picked and answers with it', async () => {
  const upload = vi.fn(async (file: File) => sent(file));
  const { pick, answered, screen } = await draw({ upload });
  await pick(pdf('letter.pdf'), pdf('bill.pdf'));
  await expect.poll(answered).toEqual(['letter.pdf', 'bill.pdf']);
  await expect.element(screen.getByRole('listitem')).toHaveLength(2);
});

test('tells how far a file is', async () => {
  const upload = (_: File, { onProgress }: { onProgress(share: number): void }) => {
    onProgress(0.42);
    return new Promise<FileAnswer>(() => undefined);
  };
  const { pick, screen } = await draw({ upload });
  await pick(pdf('letter.pdf'));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '42');
});

test('refuses what cannot be added, says why, and lets go of it', async () => {
  const upload = vi.fn(async (file: File) => sent(file));
  const { pick, message, screen } = await draw({ upload });
  await pick(new File(['hello'], 'notes.pdf'));
  await expect.poll(() => message('Upload_Media_Wrong_File_Type')).toBe('You cannot add this kind of file.');
  expect(upload).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
});

test('takes five and refuses the sixth', async () => {
  const { pick, answered, message } = await draw({ upload: async (file: File) => sent(file) });
  await pick(...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
  await expect.poll(() => message('Upload_Media_Max_Attachments')).toMatch('You can add up to 5 files.');
  await expect.poll(answered).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
});

test('a file that fails can be tried again without the others', async () => {
  const upload = vi
    .fn(async (file: File, _: { readonly key: string }) => sent(file))
    .mockRejectedValueOnce(new Error('dropped'));
  const { pick, answered, message, screen } = await draw({ upload });
  await pick(pdf('letter.pdf'));
  await expect.poll(() => message('Upload_Media_Failed')).toBeTruthy();
  await screen.getByRole('button', { name: 'Try again letter.pdf' }).click();
  await expect.poll(answered).toEqual(['letter.pdf']);
  const keys = upload.mock.calls.map(([, { key }]) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a file after too many others says how long to wait', async () => {
  const message = vi.fn((key: string) => key);
  const upload = () => Promise.reject(new Fault('limited', { status: 429, retryAfter: 90 }));
  const { pick, screen } = await draw({ upload, message });
  await pick(pdf('letter.pdf'));
  await expect.element(screen.getByText('Too_Many_Tries', { exact: true })).toBeVisible();
  expect(message).toHaveBeenLastCalledWith('Too_Many_Tries', { seconds: 90 });
});

test('removing takes the file away from the provider, says so, and keeps the focus on the question', async () => {
  const remove = vi.fn(async () => undefined);
  const { screen, answered, onAnswer } = await draw({ value: examples.answered.value, remove });
  await screen.getByRole('button', { name: 'Remove leak-under-the-sink.jpg' }).click();
  await expect.poll(answered).toEqual(['VID_20261121_081503.mp4']);
  expect(remove).toHaveBeenCalledWith('a', expect.any(AbortSignal));
  await expect.element(screen.getByText('leak-under-the-sink.jpg was removed')).toBeInTheDocument();
  expect(document.activeElement?.id).toBe('question');
  await screen.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => onAnswer.mock.lastCall).toEqual([[]]);
});

test('a file that cannot be taken away stays, and says so', async () => {
  const remove = async () => Promise.reject(new Error('dropped'));
  const { screen, message } = await draw({ value: examples.answered.value, remove });
  await screen.getByRole('button', { name: 'Remove leak-under-the-sink.jpg' }).click();
  await expect.poll(() => message('Upload_Media_Failed')).toBeTruthy();
  await expect.element(screen.getByRole('listitem')).toHaveLength(2);
});

test('shows a small picture of a photo', async () => {
  const { pick, screen } = await draw();
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  await pick(new File([blob ?? ''], 'leak.png', { type: 'image/png' }));
  await expect.element(screen.getByRole('img', { name: 'Preview of leak.png' })).toBeInTheDocument();
});

test('what was sent while the step was busy is answered afterwards', async () => {
  let end = (_: FileAnswer) => {};
  const upload = () => new Promise<FileAnswer>((resolve) => (end = resolve));
  const onAnswer = vi.fn();
  const example = { ...examples.empty, services: { ...examples.empty.services, upload } };
  const stage = (disabled: boolean) => (
    <Stage view={FileUploadView} example={{ ...example, disabled }} onAnswer={onAnswer} />
  );
  const screen = await render(stage(false));
  await userEvent.upload(screen.getByLabelText(/^Choose a photo/), [pdf('letter.pdf')]);
  await expect.element(screen.getByText('Sending', { exact: true })).toBeVisible();
  await screen.rerender(stage(true));
  end(sent(pdf('letter.pdf')));
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
  await screen.rerender(stage(false));
  await expect.poll(() => onAnswer.mock.calls.length).toBe(1);
});

test('that a file was added, or refused and why, is said once with its name', async () => {
  const heard = listenToRegions();
  const { pick } = await draw({ upload: async (file: File) => sent(file) });
  await pick(pdf('letter.pdf'), new File(['hello'], 'notes.pdf'));
  await expect.poll(() => timesSaid(heard, 'letter.pdf: Added')).toBe(1);
  await expect.poll(() => timesSaid(heard, /^notes\.pdf: You cannot add/)).toBe(1);
  const refusal = heard.spoken.find(({ words }) => words.startsWith('notes.pdf'));
  expect(refusal?.urgency).toBe('assertive');
  expect(heard.spoken.filter(({ words }) => !/^(letter|notes)\.pdf: /.test(words))).toEqual([]);
  expect(heard.bornFull).toEqual([]);
  heard.stop();
});
