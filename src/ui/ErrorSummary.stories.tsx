import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';
import './page.css';

const meta = {
  title: 'Parts/Error summary',
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step ds-stack">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
