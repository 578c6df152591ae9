import { lazy } from 'react';
import { loadMessages } from './useMessages.ts';

// What a step shows only after something was entered or went wrong, so that its first question need not wait for it.
const problems = () => import('./Problems.tsx');
const notices = () => import('./StepNotices.tsx');
const forgotten = () => import('./Forgotten.tsx');
const dialogs = () => import('./Dialogs.tsx');
const halt = () => import('./HaltScreen.tsx');
const review = () => import('./Review.tsx');

export const Problems = lazy(async () => ({ default: (await problems()).Problems }));
export const StepNotices = lazy(async () => ({ default: (await notices()).StepNotices }));
export const Forgotten = lazy(async () => ({ default: (await forgotten()).Forgotten }));
export const Dialogs = lazy(async () => ({ default: (await dialogs()).Dialogs }));
export const HaltScreen = lazy(async () => ({ default: (await halt()).HaltScreen }));
export const Review = lazy(async () => ({ default: (await review()).Review }));

/** Fetches all of it, so that nobody waits when it is needed. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([loadMessages(), problems(), notices(), forgotten(), dialogs(), halt(), review()]);
