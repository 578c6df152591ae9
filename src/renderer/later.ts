import { later } from '../ui/later.ts';
import { loadMessages } from './useMessages.ts';

// What a step shows only after something was entered or went wrong, so that its first question need not wait for it.
const problems = later(async () => (await import('./Problems.tsx')).Problems);
const notices = later(async () => (await import('./StepNotices.tsx')).StepNotices);
const forgotten = later(async () => (await import('./Forgotten.tsx')).Forgotten);
const dialogs = later(async () => (await import('./Dialogs.tsx')).Dialogs);
const other = later(async () => (await import('./OtherScreen.tsx')).OtherScreen);
const review = later(async () => (await import('./Review.tsx')).Review);

export const { Part: Problems } = problems;
export const { Part: StepNotices } = notices;
export const { Part: Forgotten } = forgotten;
export const { Part: Dialogs } = dialogs;
export const { Part: OtherScreen } = other;
export const { Part: Review } = review;

/** Fetches all of it, so that nobody waits when it is needed. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([
    loadMessages(),
    ...[problems, notices, forgotten, dialogs, other, review].map((part) => part.fetch()),
  ]);
