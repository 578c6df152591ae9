import type { ContactAnswers } from './questions.ts';

/** The names of the questions, for what a change clears. */
export const contactNames = ['number', 'relation', 'phone', 'name'] as const;

export const contactRules = {
  'another number is given': ({ answers }: { readonly answers: ContactAnswers }) =>
    answers.number === 'another',
};

/** What the step asks. A saved number leaves nothing else to ask: the other questions are switched off. */
export const contactStep = {
  asks: [
    'number',
    { question: 'relation', when: 'another number is given', otherwise: 'disabled' },
    { question: 'phone', when: 'another number is given', otherwise: 'disabled' },
    { question: 'name', when: 'another number is given', otherwise: 'disabled' },
  ],
} as const;
