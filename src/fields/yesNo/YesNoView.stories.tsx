import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { YesNoView } from './YesNoView.tsx';

const meta = {
  title: 'Fields/Yes or no with details',
  tags: ['autodocs'],
  component: YesNoView,
  parameters: documentedAs({
    purpose: 'Yes or no, and a few words about the one of them that needs them.',
    instead: 'Without details it is radios; details that need a screen of their own are a step with a rule.',
    access:
      'The box comes right behind the choice that opens it, in reading and in tab order. What is typed is kept while the choice goes back and forth.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={YesNoView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={YesNoView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={YesNoView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={YesNoView} example={examples.disabled} /> };
export const WithoutDetails: Story = {
  render: () => <Stage view={YesNoView} example={examples.withoutDetails} />,
};

export const InUse: Story = {
  render: () => <Stage view={YesNoView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What would help them?' }), 'A rail.');
    await expect(canvas.getByRole('textbox')).toHaveValue('A rail.');
  },
};
