/** The names of the questions, for what a change clears. */
export const contactNames = ['number', 'relation', 'phone', 'name'] as const;

export const contactRules = {
  'another number is given': { answer: 'number', equals: 'another' },
} as const;

/** What the step asks. A saved number leaves nothing else to ask: the other questions are switched off. */
export const contactStep = {
  asks: [
    'number',
    { question: 'relation', when: 'another number is given', otherwise: 'disabled' },
    { question: 'phone', when: 'another number is given', otherwise: 'disabled' },
    { question: 'name', when: 'another number is given', otherwise: 'disabled' },
  ],
} as const;
