import { type GivenQuestion, given } from '../../../journeys/questions/given.ts';
import type { Example } from '../Stage.tsx';

const question = given((name: unknown) => String(name));
const copy = { label: 'Name', hint: 'Call us if this is not right.' };

type GivenExample = Example<GivenQuestion<unknown>, string>;

export const examples = {
  empty: { question, copy, facts: '–', legendIsHeading: true },
  known: { question, copy, facts: 'Amara Okafor' },
  disabled: { question, copy, facts: 'Amara Okafor', disabled: true },
} satisfies Record<string, GivenExample>;
