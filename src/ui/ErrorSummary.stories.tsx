import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import './page.css';

const meta = {
  title: 'Parts/Error summary',
  tags: ['autodocs'],
  component: ErrorSummary,
  parameters: documentedAs({
    purpose: 'Lists what is wrong above the heading after Continue, each item leading to its field.',
    instead: 'A fault of the service is a notice; a reason why nobody can go on is a blocked notice.',
    access: 'Takes the focus when it appears and is announced once; the same words stand beside each field.',
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

export const TwoProblems: Story = {
  render: () => (
    <>
      <ErrorSummary
        problems={[
          { message: 'SSR058', text: 'Enter the name of the person to contact', field: 'name' },
          {
            message: 'SSR002',
            text: 'Enter a phone number that starts with 0 and has 11 digits',
            field: 'phone',
          },
        ]}
      />
      <input id="name" aria-label="Name" className="ds-input" />
      <input id="phone" aria-label="Phone number" className="ds-input" />
    </>
  ),
};
export const WithoutField: Story = {
  render: () => (
    <ErrorSummary problems={[{ message: 'Generic_Error_API', text: 'We could not save that' }]} />
  ),
};
