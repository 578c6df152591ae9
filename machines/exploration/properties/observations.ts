import type { AnyMoment } from './property.ts';

type Shown = Pick<AnyMoment, 'step' | 'isAsking'>;
type Pressed = Shown & Pick<AnyMoment, 'event'> & { readonly before: Pick<Shown, 'step'> | undefined };

/** Whether the questions of a step can be answered. */
export const asksStep = (it: Shown, step: string): boolean => it.step === step && it.isAsking;

/** Whether Continue was pressed at a step, and led back to it at once. */
export const staysOnContinue = (it: Pressed, step: string): boolean =>
  asksStep(it, step) && it.event?.type === 'CONTINUE' && it.before?.step === step;

/** Whether all these messages are on the screen. */
export const hasNotices = (it: Pick<AnyMoment, 'notices'>, ...notices: readonly string[]): boolean =>
  notices.every((notice) => it.notices.includes(notice));
