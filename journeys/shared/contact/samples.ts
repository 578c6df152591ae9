import type { ContactAnswers, ContactFacts } from './questions.ts';

/** Answers of every class that the questions about who to contact tell apart. */
export const contactSamples = {
  number: ({ resident }: ContactFacts) => [...(resident?.phones ?? []), 'another'],
  relation: ['Friend or Family' as const],
  phone: ['07700900999', '0123'],
  name: ["Anne O'Brien"],
} satisfies Record<keyof ContactAnswers, unknown>;
