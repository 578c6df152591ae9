import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { PeriodView } from './PeriodView.tsx';

const meta = {
  title: 'Fields/Period',
  tags: ['autodocs'],
  component: PeriodView,
  parameters: documentedAs({
    purpose: 'From one day to another, both typed.',
    instead: 'One day alone is a day.',
    access: 'Two controls with names of their own in one group.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={PeriodView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={PeriodView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={PeriodView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={PeriodView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={PeriodView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '01/10/2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '31/10/2026');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('01/10/2026');
  },
};
