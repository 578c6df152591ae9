import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Card } from './Card.tsx';
import './page.css';
import { Pill } from './Pill.tsx';

const meta = {
  title: 'Parts/Card',
  tags: ['autodocs'],
  component: Card,
  parameters: documentedAs({
    purpose:
      'Groups what belongs to one subject on Home, with a heading, a state in a word, and its actions at the foot.',
    instead: 'Inside a step use headings; a card within a card is never right.',
    access: 'A section named by its heading, so that screen readers can list the cards.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Cards: Story = {
  render: () => (
    <div className="ds-main ds-main-wide ds-grid">
      <Card
        hero
        title="Next for you"
        footer={
          <>
            <ButtonLink href="#repair">Report a repair</ButtonLink>
            <Button variant="quiet">See all repairs</Button>
          </>
        }
      >
        <p>
          A plumber comes on Tuesday 24 November, midday to 5pm. <a href="#change">Change the appointment</a>
        </p>
      </Card>
      <Card
        title="Rent account"
        status={<Pill tone="good">Paid up</Pill>}
        footer={<Button variant="quiet">Make a payment</Button>}
      >
        <p>You are £12.40 in credit, as at 10am today.</p>
      </Card>
      <Card title="Messages" footer={<Button variant="quiet">View all messages</Button>}>
        <p>You have 2 messages that you have not read.</p>
      </Card>
    </div>
  ),
};
