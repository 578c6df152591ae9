import { later } from '../ui/later.ts';
import { loadMessages } from './useMessages.ts';

// What a step shows only after something was entered or went wrong, so that its first question need not wait for it.
const problems = later(() => import('./Problems.tsx').then((file) => file.Problems));
const notices = later(() => import('./StepNotices.tsx').then((file) => file.StepNotices));
const resetQuestionsNotice = later(() =>
  import('./ResetQuestionsNotice.tsx').then((file) => file.ResetQuestionsNotice),
);
const dialogs = later(() => import('./Dialogs.tsx').then((file) => file.Dialogs));
const other = later(() => import('./OtherScreen.tsx').then((file) => file.OtherScreen));
const tells = later(() => import('./SummaryRows.tsx').then((file) => file.SummaryRows));
const answersSoFar = later(() => import('./AnswersSoFar.tsx').then((file) => file.AnswersSoFar));
const pendingFiles = later(() => import('./PendingFiles.tsx').then((file) => file.PendingFiles));
const review = later(() => import('./Review.tsx').then((file) => file.Review));

export const { Part: Problems } = problems;
export const { Part: StepNotices } = notices;
export const { Part: ResetQuestionsNotice } = resetQuestionsNotice;
export const { Part: Dialogs } = dialogs;
export const { Part: OtherScreen } = other;
export const { Part: SummaryRows } = tells;
export const { Part: PendingFiles } = pendingFiles;
export const { Part: Review } = review;
export const { Part: AnswersSoFar } = answersSoFar;

/** Fetches all of it, so that nobody waits when it is needed. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([
    loadMessages(),
    ...[
      problems,
      notices,
      resetQuestionsNotice,
      dialogs,
      other,
      tells,
      pendingFiles,
      review,
      answersSoFar,
    ].map((part) => part.fetch()),
  ]);
