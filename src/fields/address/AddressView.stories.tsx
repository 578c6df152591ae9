import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { AddressView } from './AddressView.tsx';
import { examples } from './examples.ts';

const meta = {
  title: 'Fields/Address',
  tags: ['autodocs'],
  component: AddressView,
  parameters: documentedAs({
    purpose: 'Any address in the United Kingdom: its postcode finds it, and it can always be typed.',
    instead: 'One of the homes that the resident rents is radios or cards.',
    access:
      'The button says when it is looking, and how many were found is said once. What was found fills boxes that can be changed.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={AddressView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={AddressView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={AddressView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={AddressView} example={examples.disabled} /> };
export const WithoutLine: Story = {
  render: () => <Stage view={AddressView} example={examples.withoutLine} />,
};
export const WithoutSearch: Story = {
  render: () => <Stage view={AddressView} example={examples.withoutSearch} />,
};

export const Found: Story = {
  render: () => <Stage view={AddressView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'm11ae');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the address' }));
    await expect(await canvas.findByRole('combobox')).toBeVisible();
  },
};

export const Failing: Story = {
  render: () => <Stage view={AddressView} example={examples.failing} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'M1 1AE');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address line 1' })).toBeVisible();
  },
};
