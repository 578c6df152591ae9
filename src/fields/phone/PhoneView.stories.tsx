import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { PhoneView } from './PhoneView.tsx';

const meta = { title: 'Fields/Phone' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={PhoneView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={PhoneView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={PhoneView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={PhoneView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={PhoneView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '07700 900-123');
    await expect(canvas.getByRole('textbox')).toHaveValue('07700900123');
  },
};
