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

type Left = Pressed &
  Pick<AnyMoment, 'activity'> & {
    readonly before: (Pick<Shown, 'step'> & Pick<AnyMoment, 'activity'>) | undefined;
  };

/** Whether one of these events has led away from a step at which nothing had failed. */
export const hasLeft = (it: Left, step: string, ...events: readonly string[]): boolean =>
  it.before?.step === step &&
  it.before.activity !== 'failed' &&
  events.includes(it.event?.type ?? '') &&
  (it.step !== step || it.activity === 'ended');

/** Whether Back was pressed at a step, confirmed where it asks first, and has led away from it. */
export const wentBack = (it: Left, step: string): boolean => hasLeft(it, step, 'BACK', 'GO_BACK');
