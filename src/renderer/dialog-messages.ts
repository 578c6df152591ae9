import { type Copy, exitOf, type Journey, type Step } from '../../machines/engine/index.ts';

/** The messages that stand before leaving: a journey that can be saved has its own. */
export const exitMessages = ({ leaving }: Copy) =>
  leaving ?? ({ title: 'Journey_Exit', text: 'Journey_Exit_Text' } as const);

/** The dialogs that a journey has over a step, with the keys of their messages. What was done has none. */
export const dialogsOf = (
  { journey, copy }: { readonly journey: Journey; readonly copy: Copy },
  step: Step,
): readonly { readonly before: string; readonly keys: readonly string[] }[] => {
  const { title, text } = exitMessages(copy);
  return [
    ...(journey.back === 'confirmed' && !step.confirmation && copy.goingBack
      ? [{ before: 'going back', keys: [copy.goingBack.title] }]
      : []),
    ...(exitOf(journey, step) ? [{ before: 'leaving', keys: [title, text] }] : []),
  ];
};
