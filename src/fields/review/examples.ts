import { type ReviewQuestion, review } from '../../../journeys/questions/review.ts';
import type { Example } from '../Stage.tsx';

const question = review({
  rows: () => [
    {
      step: 'property',
      label: 'Address',
      part: 'The problem',
      values: ['14 Quay Court, Harbour'],
      readOnly: true,
    },
    {
      step: 'location',
      label: 'What needs repairing',
      part: 'The problem',
      values: ['Tap dripping', 'Kitchen'],
    },
    {
      step: 'details',
      label: 'Details',
      part: 'The problem',
      values: ['Dripping fast since last night. The stop tap is off.'],
    },
    { step: 'media', label: 'Photos and videos', part: 'The problem', values: [] },
    {
      step: 'contact',
      label: 'Who to contact',
      part: 'You and your household',
      values: ['Amara Okafor', '07700 900123'],
    },
  ],
});
const copy = { label: 'Check your answers, then send' };

type ReviewExample = Example<ReviewQuestion<unknown>, true>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  disabled: { question, copy, disabled: true },
} satisfies Record<string, ReviewExample>;
