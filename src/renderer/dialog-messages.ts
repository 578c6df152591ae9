import { exitOf, type Journey, type Step, type Words } from '../../machines/engine/index.ts';

/** The messages that stand before leaving: a journey that can be saved has its own. */
export const exitMessages = ({ leaving }: Words) =>
  leaving ?? ({ title: 'Journey_Exit', text: 'Journey_Exit_Text' } as const);

/** The dialogs that a journey has over a step, with the keys of their messages. What was done has none. */
export const dialogsOf = (
  { journey, words }: { readonly journey: Journey; readonly words: Words },
  step: Step,
): readonly { readonly before: string; readonly keys: readonly string[] }[] => {
  const { title, text } = exitMessages(words);
  return [
    ...(journey.back === 'confirmed' && !step.confirmation && words.goingBack
      ? [{ before: 'going back', keys: [words.goingBack.title] }]
      : []),
    ...(exitOf(journey, step) ? [{ before: 'leaving', keys: [title, text] }] : []),
  ];
};
