import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SuggestionView } from './SuggestionView.tsx';

const meta = {
  title: 'Fields/Suggestions',
  tags: ['autodocs'],
  component: SuggestionView,
  parameters: documentedAs({
    purpose: 'Finds one of many things by what residents call it.',
    instead: 'A short known list is radios or a drop-down list.',
    access: 'A combobox: arrows choose, Enter takes, Escape closes, and how many match is said once.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

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
