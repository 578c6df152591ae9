import { type SelectQuestion, select } from '../../../journeys/questions/select.ts';
import type { Example } from '../Stage.tsx';

const rooms = ['Bathroom', 'Bedroom', 'Hallway', 'Kitchen', 'Living room', 'Outside'];
const question = select({
  options: () => rooms.map((room) => ({ value: room.toLowerCase(), label: room })),
  missing: 'SSR051',
});
const copy = { label: 'Which room is it in?', hint: 'Choose the room where the repair is needed.' };

type SelectExample = Example<SelectQuestion<string, string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'kitchen' },
  wrong: { question, copy, complaints: [{ key: 'SSR051', text: 'Choose where the problem is' }] },
  disabled: { question, copy, value: 'kitchen', disabled: true },
} satisfies Record<string, SelectExample>;
