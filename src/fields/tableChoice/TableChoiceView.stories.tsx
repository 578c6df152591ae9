import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TableChoiceView } from './TableChoiceView.tsx';

const meta = {
  title: 'Fields/Table',
  tags: ['autodocs'],
  component: TableChoiceView,
  parameters: documentedAs({
    purpose: 'One of several things that are told apart by more than a name, such as repairs.',
    instead: 'Things with a short name are radios.',
    access: 'A radio in each row, named by the row; on a phone rows are cards.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

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
