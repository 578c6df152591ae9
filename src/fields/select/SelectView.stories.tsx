import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SelectView } from './SelectView.tsx';

const meta = { title: 'Fields/Drop-down list' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
