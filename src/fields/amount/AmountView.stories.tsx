import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { AmountView } from './AmountView.tsx';
import { examples } from './examples.ts';

const meta = {
  title: 'Fields/Amount',
  tags: ['autodocs'],
  component: AmountView,
  parameters: documentedAs({
    purpose: 'How many in whole numbers, or how much in pounds and pence.',
    instead:
      'A few known amounts are radios; digits that count nothing, such as a reference, are a line of text.',
    access:
      'Phones offer the keys for numbers. Nothing is rejected while typing, and the arrow keys change nothing by accident.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={AmountView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={AmountView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={AmountView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={AmountView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={AmountView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12');
    await expect(canvas.getByRole('textbox')).toHaveValue('12');
  },
};

export const Money: Story = { render: () => <Stage view={AmountView} example={examples.money} /> };
export const MoneyAnswered: Story = {
  render: () => <Stage view={AmountView} example={examples.moneyAnswered} />,
};
export const MoneyWrong: Story = { render: () => <Stage view={AmountView} example={examples.moneyWrong} /> };
export const MoneyDisabled: Story = {
  render: () => <Stage view={AmountView} example={examples.moneyDisabled} />,
};

export const MoneyInUse: Story = {
  render: () => <Stage view={AmountView} example={examples.money} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '£1,250.50');
    await expect(canvas.getByRole('textbox')).toHaveValue('£1,250.50');
  },
};
