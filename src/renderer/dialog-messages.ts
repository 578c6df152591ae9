import type { Exit, Journey, Step } from '../../machines/journey.ts';

/** The messages that stand before going back, in any journey. */
export const backMessages = { title: 'SSR043' } as const;

/** The messages that stand before leaving: a journey whose answers can be saved says so. */
export const exitMessages = (exit: Exit) =>
  exit.save === undefined
    ? ({ title: 'Journey_Exit', text: 'Journey_Exit_Text' } as const)
    : ({ title: 'SSR030ai', text: 'SSR030aii' } as const);

/** The dialogs that a journey has over a step, with the keys of their messages. What was done has none. */
export const dialogsOf = (
  { back, exit }: Journey,
  { concludes }: Step,
): readonly { readonly before: string; readonly keys: readonly string[] }[] => [
  ...(back === 'confirmed' && !concludes
    ? [{ before: 'going back', keys: Object.values(backMessages) }]
    : []),
  ...(exit && !concludes ? [{ before: 'leaving', keys: Object.values(exitMessages(exit)) }] : []),
];
