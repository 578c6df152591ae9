import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { DayView } from './DayView.tsx';
import { examples } from './examples.ts';

const meta = {
  title: 'Fields/Day',
  tags: ['autodocs'],
  component: DayView,
  parameters: documentedAs({
    purpose: 'One day that residents know by heart: when somebody moves in, or was born.',
    instead: 'From one day to another is a period; a day that is offered is chosen from slots.',
    access:
      'Three boxes with names of their own in one group. Only the box that is wrong is marked, and the error leads to it.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={DayView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={DayView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={DayView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={DayView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={DayView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '21');
    await userEvent.tab();
    await userEvent.keyboard('11');
    await userEvent.tab();
    await userEvent.keyboard('2026');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('11');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
  },
};
