import { type CardsQuestion, cards } from '../../../journeys/questions/cards.ts';
import type { Example } from '../Stage.tsx';

const question = cards({
  options: () => [
    { value: 'Property', label: 'Inside my home', hint: '14 Quay Court, Harbour' },
    { value: 'Block', label: 'In my building', hint: 'Stairs, lift, entrance, roof' },
    { value: 'Estate', label: 'Outside, on the estate', hint: 'Paths, car park, lights, bins' },
  ],
  missing: 'SSR051',
});
const copy = { label: 'Where is the problem?' };

type CardsExample = Example<CardsQuestion<string, string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'Block' },
  wrong: { question, copy, complaints: [{ key: 'SSR051', text: 'Choose where the problem is' }] },
  disabled: { question, copy, value: 'Estate', disabled: true },
} satisfies Record<string, CardsExample>;
