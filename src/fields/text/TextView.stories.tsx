import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TextView } from './TextView.tsx';

const meta = {
  title: 'Fields/Text',
  tags: ['autodocs'],
  component: TextView,
  parameters: documentedAs({
    purpose: 'One line of text, a name or a telephone number.',
    instead: 'For a choice among a few use radios; for a story use counted text.',
    access:
      '`autocomplete` and the keyboard of a phone follow from what is asked. Spaces and hyphens are accepted.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={TextView} example={examples.empty} /> };
export const Answered: Story = { render: () => <Stage view={TextView} example={examples.answered} /> };
export const Wrong: Story = { render: () => <Stage view={TextView} example={examples.wrong} /> };
export const Disabled: Story = { render: () => <Stage view={TextView} example={examples.disabled} /> };

export const InUse: Story = {
  render: () => <Stage view={TextView} example={examples.empty} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'CR/12345/26');
    await expect(canvas.getByRole('textbox')).toHaveValue('CR/12345/26');
  },
};

export const Name: Story = { render: () => <Stage view={TextView} example={examples.name} /> };
export const NameAnswered: Story = {
  render: () => <Stage view={TextView} example={examples.nameAnswered} />,
};
export const NameWrong: Story = { render: () => <Stage view={TextView} example={examples.nameWrong} /> };
export const NameDisabled: Story = {
  render: () => <Stage view={TextView} example={examples.nameDisabled} />,
};

export const NameInUse: Story = {
  render: () => <Stage view={TextView} example={examples.name} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Zoë4 Núñez!');
    await expect(canvas.getByRole('textbox')).toHaveValue('Zoë Núñez');
  },
};

export const Phone: Story = { render: () => <Stage view={TextView} example={examples.phone} /> };
export const PhoneAnswered: Story = {
  render: () => <Stage view={TextView} example={examples.phoneAnswered} />,
};
export const PhoneWrong: Story = { render: () => <Stage view={TextView} example={examples.phoneWrong} /> };
export const PhoneDisabled: Story = {
  render: () => <Stage view={TextView} example={examples.phoneDisabled} />,
};

export const PhoneInUse: Story = {
  render: () => <Stage view={TextView} example={examples.phone} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '07700 900-123');
    await expect(canvas.getByRole('textbox')).toHaveValue('07700900123');
  },
};
