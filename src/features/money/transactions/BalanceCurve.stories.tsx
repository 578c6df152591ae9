import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../../../stories/design/part-docs.ts';
import { type Curve, curveOf } from '../data/curve.ts';
import '../../../ui/page.css';
import { Picture } from './BalanceCurve.tsx';
import './transactions.css';

/** A year of rent that is charged on the first of each month and paid on the sixth, but not in every month. */
const year = Array.from({ length: 12 }, (_, index) => {
  const month = String(12 - index).padStart(2, '0');
  const owed = index < 3 ? 61_240 : 0;
  return [
    { date: `2026-${month}-06`, balance: owed - 5000 },
    { date: `2026-${month}-01`, balance: owed + 56_240 },
  ];
})
  .flat()
  .map((day) => ({ ...day, id: day.date, day: day.date, description: 'Rent', credit: null, debit: null }));

const meta = {
  title: 'Parts/Balance curve',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'Shows how a balance went, beside the list of transactions.',
    instead: 'A single balance is said in words.',
    access: 'A picture with a name and a summary in words; the list below holds every figure.',
  }),
  component: Picture,
  args: { curve: curveOf(year, '2026-12-31') as Curve },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {};
export const OwedAllTheTime: Story = {
  args: {
    curve: curveOf(
      year.map((day) => ({ ...day, balance: day.balance + 100_000 })),
      '2026-12-31',
    ) as Curve,
  },
};
export const InFavourAllTheTime: Story = {
  args: {
    curve: curveOf(
      year.map((day) => ({ ...day, balance: day.balance - 200_000 })),
      '2026-12-31',
    ) as Curve,
  },
};
