import { words } from './own-words/words.ts';

/** Words of the questions about who to contact, which several journeys ask. */
export const contact = /* @__PURE__ */ words('contact.contact', {
  questions: {
    number: {
      label: 'Which phone number should we use?',
      options: { another: { label: 'Provide another number' } },
    },
    relation: {
      label: 'Whose number is it?',
      hint: 'Only if you provide another number.',
      options: {
        Customer: { label: 'Customer', hint: 'This is my number' },
        'Friend or Family': { label: 'Friend or family' },
        Other: { label: 'Other' },
      },
    },
    phone: { label: 'Phone number' },
    name: { label: 'Name' },
  },
} as const);
