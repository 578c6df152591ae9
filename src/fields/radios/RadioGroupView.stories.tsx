import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { RadioGroupView } from './RadioGroupView.tsx';

const meta = {
  title: 'Fields/Radios',
  tags: ['autodocs'],
  component: RadioGroupView,
  parameters: documentedAs({
    purpose: 'One of a few, all in sight; as cards where each needs a sentence.',
    instead: 'More than seven are a drop-down list or suggestions.',
    access: 'A group with a legend; arrows move, and nothing is chosen beforehand.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={RadioGroupView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={RadioGroupView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={RadioGroupView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={RadioGroupView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={RadioGroupView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yes, someone can let the plumber in'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
      'No, I would like the next appointment',
    );
  },
};

export const Cards: Story = { render: () => <Stage view={RadioGroupView} example={examples.cards} /> };
export const CardsAnswered: Story = {
  render: () => <Stage view={RadioGroupView} example={examples.cardsAnswered} />,
};
export const CardsWrong: Story = {
  render: () => <Stage view={RadioGroupView} example={examples.cardsWrong} />,
};
export const CardsDisabled: Story = {
  render: () => <Stage view={RadioGroupView} example={examples.cardsDisabled} />,
};

export const CardsInUse: Story = {
  render: () => <Stage view={RadioGroupView} example={examples.cards} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stairs, lift, entrance, roof'));
    await expect(canvas.getByRole('radio', { name: 'In my building' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Outside, on the estate' })).toBeChecked();
  },
};
