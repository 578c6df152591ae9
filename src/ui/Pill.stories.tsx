import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import './page.css';
import { Pill } from './Pill.tsx';

const meta = {
  title: 'Parts/Pill',
  tags: ['autodocs'],
  component: Pill,
  parameters: documentedAs({
    purpose: 'A state in a word or two, such as Booked.',
    instead: 'A sentence is a notice.',
    access: 'The word carries the meaning, and the colour repeats it; in forced colours it has an edge.',
  }),
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step ds-stack">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Its controls change its word and its tone. */
export const Playground: StoryObj<typeof Pill> = {
  args: { children: 'Booked', tone: 'good' },
  argTypes: { tone: { control: 'radio', options: ['plain', 'good', 'warning', 'bad', 'information'] } },
};

export const Tones: Story = {
  render: () => (
    <p className="ds-actions">
      <Pill>Raised</Pill>
      <Pill tone="good">Completed</Pill>
      <Pill tone="warning">Awaiting appointment</Pill>
      <Pill tone="bad">Cancelled</Pill>
      <Pill tone="information">Appointment booked</Pill>
    </p>
  ),
};
