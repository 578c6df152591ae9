import type { Example } from '../Stage.tsx';
import { type NameQuestion, name } from './model.ts';

const question = name({ missing: 'SSR058' });
const words = { label: 'Name of the person to contact' };

type NameExample = Example<NameQuestion<string, unknown>, string>;

export const examples = {
  empty: { question, words, legendIsHeading: true },
  answered: { question, words, value: "Zoë O'Brien-Núñez" },
  wrong: { question, words, complaints: [{ key: 'SSR058', text: 'Enter the contact’s name' }] },
  disabled: { question, words, value: 'Amara Okafor', disabled: true },
} satisfies Record<string, NameExample>;
