import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TableChoiceView } from './TableChoiceView.tsx';

const meta = { title: 'Fields/Table' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={TableChoiceView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={TableChoiceView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={TableChoiceView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={TableChoiceView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={TableChoiceView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/In diagnosis/));
    await expect(canvas.getByRole('radio', { name: /Radiator leaking/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'None of the above' })).toBeChecked();
  },
};
