import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { NameView } from './NameView.tsx';

const meta = { title: 'Fields/Name' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={NameView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={NameView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={NameView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={NameView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={NameView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Zoë4 Núñez!');
    await expect(canvas.getByRole('textbox')).toHaveValue('Zoë Núñez');
  },
};
