import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { CardChoiceView } from './CardChoiceView.tsx';
import { examples } from './examples.ts';

const meta = { title: 'Fields/Cards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={CardChoiceView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={CardChoiceView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={CardChoiceView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={CardChoiceView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={CardChoiceView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stairs, lift, entrance, roof'));
    await expect(canvas.getByRole('radio', { name: 'In my building' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Outside, on the estate' })).toBeChecked();
  },
};
