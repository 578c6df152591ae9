import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { CountedTextView } from './CountedTextView.tsx';
import { examples } from './examples.ts';

const meta = {
  title: 'Fields/Counted text',
  tags: ['autodocs'],
  component: CountedTextView,
  parameters: documentedAs({
    purpose: 'Several sentences with a limit that is said beforehand.',
    instead: 'One line is text.',
    access: 'What is left is a status, said when typing pauses and not at each key.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={CountedTextView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={CountedTextView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={CountedTextView} example={examples.wrong} /> };
export const TooLong: Story = { render: () => <Stage view={CountedTextView} example={examples.tooLong} /> };
export const Full: Story = { render: () => <Stage view={CountedTextView} example={examples.full} /> };
export const Disabled: Story = { render: () => <Stage view={CountedTextView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={CountedTextView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Dripping');
    await expect(canvas.getByText('8/188 characters')).toBeVisible();
  },
};
