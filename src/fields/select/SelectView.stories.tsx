import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SelectView } from './SelectView.tsx';

const meta = {
  title: 'Fields/Drop-down list',
  tags: ['autodocs'],
  component: SelectView,
  parameters: documentedAs({
    purpose: 'One of many known things, such as a home among twenty.',
    instead: 'Up to seven things are radios; where people search by their own words, use suggestions.',
    access: 'The browser’s own list, with the keyboard that each device has for it.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={SelectView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={SelectView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={SelectView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={SelectView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={SelectView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Hallway');
    await expect(canvas.getByRole('combobox')).toHaveValue('hallway');
  },
};
