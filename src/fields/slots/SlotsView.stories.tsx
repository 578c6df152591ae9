import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SlotsView } from './SlotsView.tsx';

const meta = {
  title: 'Fields/Appointment slots',
  tags: ['autodocs'],
  component: SlotsView,
  parameters: documentedAs({
    purpose: 'Days and times at which somebody can come.',
    instead: 'A day alone, without times, is a date.',
    access:
      'A table with a row for each day, named by its dates; each button says time, part of the day and day.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={SlotsView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={SlotsView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={SlotsView} example={examples.wrong} /> };
export const None: Story = { render: () => <Stage view={SlotsView} example={examples.none} /> };
export const Disabled: Story = { render: () => <Stage view={SlotsView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={SlotsView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next 5 dates' }));
    await userEvent.click(canvas.getByRole('button', { name: /Morning, Monday 30 November 2026/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/30 November/);
  },
};
