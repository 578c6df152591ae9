import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { describedBy, Field, FieldGroup } from './Field.tsx';
import './page.css';

const meta = {
  title: 'Parts/Field',
  tags: ['autodocs'],
  component: Field,
  parameters: documentedAs({
    purpose:
      'The frame of every field: label, hint, complaint, control. `FieldGroup` is the frame of several controls with one label.',
    instead: 'Journeys use the fields under **Fields**, which bring it along.',
    access:
      'The label is tied to the control, and hint and complaint describe it. A label can be the heading of the page.',
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

const errors = [{ key: 'SSC008', text: 'Enter an amount from £1 to £5,000' }];

export const Control: Story = {
  render: () => (
    <Field id="amount" label="Amount to pay" hint="For example 42.50" errors={[]}>
      <input
        id="amount"
        className="ds-input"
        {...describedBy('amount', { hint: 'For example', errors: [] })}
      />
    </Field>
  ),
};
export const Wrong: Story = {
  render: () => (
    <Field id="amount" label="Amount to pay" errors={errors} isHeading>
      <input id="amount" className="ds-input" {...describedBy('amount', { errors })} />
    </Field>
  ),
};
export const Group: Story = {
  render: () => (
    <FieldGroup id="from" label="When did it start?" hint="A month and a year" errors={[]}>
      <input id="from" aria-label="Month" className="ds-input" />
      <input aria-label="Year" className="ds-input" />
    </FieldGroup>
  ),
};
