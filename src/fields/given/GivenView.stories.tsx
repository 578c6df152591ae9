import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { GivenView } from './GivenView.tsx';

const meta = {
  title: 'Fields/Given',
  tags: ['autodocs'],
  component: GivenView,
  parameters: documentedAs({
    purpose: 'An answer that is known already and not asked again.',
    instead: 'What can be changed is a field with its value filled in.',
    access: 'Read as a name and a value; nothing to operate.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={GivenView} example={examples.empty} /> };
export const Known: Story = { render: () => <Stage view={GivenView} example={examples.known} /> };
export const Disabled: Story = { render: () => <Stage view={GivenView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={GivenView} example={examples.known} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Somebody else');
    await expect(canvas.getByRole('textbox')).toHaveValue('Amara Okafor');
  },
};
