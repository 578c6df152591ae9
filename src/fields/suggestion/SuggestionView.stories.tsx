import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SuggestionView } from './SuggestionView.tsx';

const meta = { title: 'Fields/Suggestions' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Stage view={SuggestionView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={SuggestionView} example={examples.answered} /> };
export const Typing: Story = { render: () => <Stage view={SuggestionView} example={examples.typing} /> };
export const Wrong: Story = { render: () => <Stage view={SuggestionView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={SuggestionView} example={examples.disabled} /> };

export const Open: Story = {
  render: () => <Stage view={SuggestionView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tap');
    // All of them stand there until those that fit have been found.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
  },
};
