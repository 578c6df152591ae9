import type { Meta, StoryObj } from '@storybook/react-vite';
import { account as copy } from '../../../../content/account.ts';
import { app } from '../../../../content/app.ts';
import { type Account, getAccounts } from '../../../../contract/accounts.ts';
import { getTenancies } from '../../../../contract/customers.ts';
import { accountPage } from '../../../../journeys/shared/addresses.ts';
import { answersWith, isWaitedFor, refuses } from '../../../stories/pages/answers.ts';
import { finds, pageStories } from '../../../stories/pages/page-story.tsx';
import { owing, rent } from '../examples.ts';
import AccountPage from './AccountPage.tsx';

const meta = {
  title: 'Pages/Account',
  ...pageStories(<AccountPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: string, ...accounts: readonly Account[]) =>
  finds({
    at: accountPage,
    shows,
    gateway: [
      answersWith(getAccounts, { accounts: [...accounts] }),
      answersWith(getTenancies, { tenanciesSummaries: [], telecomsAddresses: [] }),
    ],
  });
export const InArrears: Story = { parameters: found(copy.explained.arrears, rent) };
export const InCredit: Story = { parameters: found(copy.explained.credit, owing(-40)) };
export const NothingOwed: Story = { parameters: found(copy.explained.settled, owing(0)) };
export const PaymentPending: Story = {
  name: 'A payment is being checked',
  parameters: found('P-1000001', {
    ...rent,
    'pending-payments': [
      {
        'payment-identifier': '00000000-0000-4000-8000-000000000022',
        reference: 'P-1000001',
        amount: { value: 50 },
        dates: { 'created-date': '2026-11-25T08:30:00.000Z' },
      },
    ],
  }),
};
export const NoAccount: Story = { parameters: found(copy.none) };
export const Loading: Story = {
  parameters: finds({ at: accountPage, shows: app.loading, gateway: [isWaitedFor(getAccounts)] }),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: finds({
    at: accountPage,
    shows: { message: 'account_Down_SSC001' },
    gateway: [refuses(getAccounts)],
  }),
};
