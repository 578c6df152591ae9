import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { GivenView } from './GivenView.tsx';

const meta = { title: 'Fields/Given' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
