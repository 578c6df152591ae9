import { cards, type RadiosQuestion, radios } from '../../../journeys/questions/radios.ts';
import type { Example } from '../Stage.tsx';

const question = radios({ options: ['yes', 'nextAvailable', 'no'], missing: 'SSR054' });
const copy = {
  label: 'Will someone over 18 be at home in the next 4 hours?',
  hint: 'An emergency plumber makes it safe today and comes back to finish if needed.',
  options: {
    yes: { label: 'Yes, someone can let the plumber in', hint: 'We send one within four hours' },
    nextAvailable: {
      label: 'No, I would like the next appointment',
      hint: 'You choose a time on the next screens',
    },
    no: { label: 'No, nobody can let you in' },
  },
};

const places = {
  question: cards({
    options: () => [
      { value: 'Property', label: 'Inside my home', hint: '14 Quay Court, Harbour' },
      { value: 'Block', label: 'In my building', hint: 'Stairs, lift, entrance, roof' },
      { value: 'Estate', label: 'Outside, on the estate', hint: 'Paths, car park, lights, bins' },
    ],
    missing: 'SSR051',
  }),
  copy: { label: 'Where is the problem?' },
};

type RadiosExample = Example<RadiosQuestion<string, string, unknown>, string>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: { question, copy, value: 'nextAvailable' },
  wrong: {
    question,
    copy,
    complaints: [{ key: 'SSR054', text: 'Choose whether someone can let us in' }],
  },
  disabled: { question, copy, value: 'yes', disabled: true },
  cards: { ...places, legendIsHeading: true },
  cardsAnswered: { ...places, value: 'Block' },
  cardsWrong: { ...places, complaints: [{ key: 'SSR051', text: 'Choose where the problem is' }] },
  cardsDisabled: { ...places, value: 'Estate', disabled: true },
} satisfies Record<string, RadiosExample>;
