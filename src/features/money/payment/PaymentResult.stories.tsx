import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import type { Payment, PaymentState } from '../../../../contract/payments.ts';
import { documentedAs } from '../../../stories/design/part-docs.ts';
import '../../../ui/page.css';
import { PaymentResult } from './PaymentResult.tsx';

const payment = (state: PaymentState): Payment => ({
  'payment-identifier': '00000000-0000-4000-8000-000000000810',
  reference: 'P-KTWH-4CXN',
  'account-identifier': '00000000-0000-4000-8000-000000000800',
  'pay-ref': '10004820',
  amount: { value: 25 },
  state,
  dates: { 'created-date': '2026-11-21T13:15:00.000Z', 'decided-date': null },
});

const meta = {
  title: 'Parts/Payment result',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'Tells how a payment turned out, by what the card provider confirms, never by the address.',
    instead: 'Other results are confirmation pages of their own.',
    access: 'The heading says the result and takes the focus.',
  }),
  component: PaymentResult,
  args: { payment: payment('paid'), isGivenUp: false, onCheck: () => undefined },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div className="ds-main ds-main-step ds-stack-l">
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Refused: Story = { args: { payment: payment('refused') } };
export const StillChecking: Story = { args: { payment: payment('checking') } };
export const Cancelled: Story = { args: { payment: payment('cancelled') } };
export const Expired: Story = { args: { payment: payment('expired') } };
export const NothingTried: Story = { args: { payment: payment('waiting'), isGivenUp: true } };
