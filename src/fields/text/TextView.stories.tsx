import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TextView } from './TextView.tsx';

const meta = { title: 'Fields/Text' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={TextView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={TextView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={TextView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={TextView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={TextView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'CR/12345/26');
    await expect(canvas.getByRole('textbox')).toHaveValue('CR/12345/26');
  },
};
