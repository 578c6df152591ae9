import type { Meta, StoryObj } from '@storybook/react-vite';
import { account } from '../../../../content/account.ts';
import { lists } from '../../../../content/lists.ts';
import { transactions as copy } from '../../../../content/transactions.ts';
import { getAccounts, getTransactions } from '../../../../contract/accounts.ts';
import { transactionsPage } from '../../../../journeys/shared/addresses.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../../stories/pages/answers.ts';
import { livesAt, oneHome } from '../../../stories/pages/examples.ts';
import { finds, pageStories } from '../../../stories/pages/page-story.tsx';
import { rent, transactions } from '../examples.ts';
import TransactionsPage from './TransactionsPage.tsx';

const meta = {
  title: 'Pages/Transactions',
  ...pageStories(<TransactionsPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const accounts = answersWith(getAccounts, { accounts: [rent] });
const found = (shows: Parameters<typeof finds>[0]['shows'], answer: Answered, search = '') =>
  finds({
    at: `${transactionsPage}${search}`,
    shows,
    gateway: [answer, accounts, ...livesAt(oneHome)],
  });
const none = answersWith(getTransactions, { totalCount: 0, transactions: [] });

export const Some: Story = {
  parameters: found(
    'Service charge',
    answersWith(getTransactions, { totalCount: transactions.length, transactions: [...transactions] }),
  ),
};
export const None: Story = { parameters: found({ message: 'SSC003' }, none) };
export const NoMatch: Story = {
  name: 'None match the search',
  parameters: found({ message: 'SSC006' }, none, '?search=card'),
};
export const DatesMakeNoSense: Story = {
  name: 'The dates make no sense',
  parameters: found({ message: 'SSC004' }, none, '?from=2026-10-01&to=2026-09-01'),
};
export const NoAccount: Story = {
  name: 'There is no account',
  parameters: found(account.none, answersWith(getAccounts, { accounts: [] })),
};
export const Loading: Story = {
  parameters: found(fill(lists.loading, { what: copy.many }), isWaitedFor(getTransactions)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found({ message: 'Tx_Service_Down_SSC001' }, refuses(getTransactions)),
};
