import { type NameQuestion, name } from '../../../journeys/questions/name.ts';
import type { Example } from '../Stage.tsx';

const question = name({ missing: 'SSR058' });
const copy = { label: 'Name of the person to contact' };

type NameExample = Example<NameQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: "Zoë O'Brien-Núñez" },
  wrong: { question, copy, complaints: [{ key: 'SSR058', text: 'Enter the contact’s name' }] },
  disabled: { question, copy, value: 'Amara Okafor', disabled: true },
} satisfies Record<string, NameExample>;
