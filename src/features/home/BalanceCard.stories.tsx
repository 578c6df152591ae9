import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceCardOf, Latest } from './BalanceCard.tsx';
import type { HomeBalance, MiniTransaction } from './data/balance.ts';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const account: NonNullable<HomeBalance['account']> = {
  id,
  kind: 'rent',
  DisplayNumber: 1,
  AccountType: 'Rent Account',
  Payref: '10004801',
  AccountNumber: '700100200',
  LiveBalance: '412.50',
  LiveBalanceType: 'in arrears',
  lastTransactionBalance: '0.00',
  lastTransactionDate: null,
  balance: 41_250,
  direction: 'arrears',
  asAt: '2026-11-21T10:00:00.000Z',
  lastPayment: null,
  lastTransaction: null,
  pending: [],
  premisesId: id,
  premisesIds: [id],
  address: '14 Quay Court, Harbour',
  tenancyStart: '2020-01-01',
};
const known: HomeBalance = { account, others: [], isAskable: true };
const happened: readonly MiniTransaction[] = [
  { id: '1', amount: 11_250, isCredit: false, isCharge: true, date: '2026-11-16' },
  { id: '2', amount: 9000, isCredit: true, isCharge: false, date: '2026-11-12' },
  { id: '3', amount: 11_250, isCredit: false, isCharge: true, date: '2026-11-09' },
];
const other = (number: number, changes: Partial<typeof account>) => ({
  ...account,
  id: `00000000-0000-4000-8000-00000000000${number}`,
  ...changes,
});

const meta = {
  title: 'Home/Balance',
  component: BalanceCardOf,
  args: {
    balance: records.shown(known),
    isEnquiryOpen: true,
    latest: () => <Latest latest={records.shown(happened)} />,
  },
  decorators: [
    (Story) => (
      <AtHome>
        <Story />
      </AtHome>
    ),
  ],
} satisfies Meta<typeof BalanceCardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owed: Story = {};
export const InCredit: Story = {
  args: {
    balance: records.shown({
      ...known,
      account: { ...account, balance: -2500, direction: 'credit', LiveBalanceType: 'in Credit' },
    }),
  },
};
export const SeveralAccounts: Story = {
  args: {
    balance: records.shown({
      ...known,
      others: [
        other(2, { AccountType: 'Major Works Account', kind: 'majorWorks', balance: 725_000 }),
        other(3, {
          AccountType: 'Garage Account',
          kind: 'garage',
          balance: -50,
          address: 'Garage 7, Mill Road',
        }),
      ],
    }),
  },
};
export const NothingHappenedYet: Story = { args: { latest: () => <Latest latest={records.shown([])} /> } };
export const WithoutWhatHappened: Story = { args: { latest: () => <Latest latest={records.failed} /> } };
export const NoAccount: Story = {
  args: { balance: records.shown({ account: null, others: [], isAskable: false }) },
};
export const WithoutAdvice: Story = { args: { isEnquiryOpen: false } };
export const OnItsWay: Story = { args: { balance: records.loading, isEnquiryOpen: false } };
export const NotLoaded: Story = { args: { balance: records.failed } };
export const TriedAgain: Story = {
  render: (args) => <Retried>{(balance) => <BalanceCardOf {...args} balance={balance} />}</Retried>,
  play: tryAgain,
};
