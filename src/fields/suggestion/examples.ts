import {
  type Suggestion,
  type SuggestionQuestion,
  suggestion,
} from '../../../journeys/questions/suggestion.ts';
import type { Example } from '../Stage.tsx';

interface Reason {
  readonly code: string;
}

const reasons = [
  'Tap dripping',
  'Tap will not turn off',
  'Tap loose',
  'Toilet leaking',
  'Toilet blocked',
  'Radiator leaking',
  'Boiler not working',
].map((label, index) => ({ value: { code: `R${index}` }, label, hint: index < 3 ? 'Plumbing' : '' }));

/** Finds what holds the words, without waiting. */
const search = async (text: string) =>
  reasons.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const question = suggestion<Reason>()({ missing: 'SSR052', noMatch: 'Repair_Reason_NoMatch_Message' });
const copy = {
  label: 'What needs repairing?',
  hint: 'Type a word or two, for example tap, and choose from the list.',
};

type SuggestionExample = Example<SuggestionQuestion<unknown, string, unknown>, Suggestion<unknown>>;

export const examples = {
  empty: { question, copy, services: { search }, legendIsHeading: true },
  answered: {
    question,
    copy,
    services: { search },
    value: { text: 'Tap dripping', chosen: { code: 'R0' } },
  },
  typing: { question, copy, services: { search }, value: { text: 'tap', chosen: null } },
  wrong: {
    question,
    copy,
    services: { search },
    complaints: [{ key: 'SSR052', text: 'Choose what needs repairing' }],
  },
  disabled: {
    question,
    copy,
    services: { search },
    value: { text: 'Tap loose', chosen: null },
    disabled: true,
  },
} satisfies Record<string, SuggestionExample>;
