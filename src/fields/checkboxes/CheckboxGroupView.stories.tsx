import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { CheckboxGroupView } from './CheckboxGroupView.tsx';
import { examples } from './examples.ts';

const meta = {
  title: 'Fields/Checkboxes',
  tags: ['autodocs'],
  component: CheckboxGroupView,
  parameters: documentedAs({
    purpose: 'Any number of things out of a few.',
    instead: 'One of several is radios.',
    access: 'A group with a legend; each box can be pressed by its label.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={CheckboxGroupView} example={examples.empty} /> };
export const Answered: Story = {
  render: () => <Stage view={CheckboxGroupView} example={examples.answered} />,
};
export const Opened: Story = { render: () => <Stage view={CheckboxGroupView} example={examples.opened} /> };
export const Wrong_within: Story = {
  render: () => <Stage view={CheckboxGroupView} example={examples.wrongWithin} />,
};
export const Wrong: Story = { render: () => <Stage view={CheckboxGroupView} example={examples.wrong} /> };
export const Disabled: Story = {
  render: () => <Stage view={CheckboxGroupView} example={examples.disabled} />,
};

export const InUse: Story = {
  render: () => <Stage view={CheckboxGroupView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Energy costs' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Energy costs');
  },
};
