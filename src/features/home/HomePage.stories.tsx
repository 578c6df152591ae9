import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeCards } from '../../../content/home-cards.ts';
import { screens } from '../../../content/screens.ts';
import { getAccounts, getLatestTransactions } from '../../../contract/accounts.ts';
import { searchCases } from '../../../contract/cases.ts';
import { listCommunications } from '../../../contract/communications.ts';
import { getCompliance } from '../../../contract/compliance.ts';
import { getCustomer, getTenancies, getTenancyGroups } from '../../../contract/customers.ts';
import type { NextThing } from '../../../contract/history.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { homePage } from '../../../journeys/shared/addresses.ts';
import {
  type Answered,
  answersBy,
  answersWith,
  hasSwitchedOn,
  isWaitedFor,
  refuses,
} from '../../stories/pages/answers.ts';
import { customer, livesAt, oneHome } from '../../stories/pages/examples.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { noMessages, someMessages } from '../messages/examples.ts';
import { owing, rent, transactions } from '../money/examples.ts';
import { order, orderOf } from '../repairs/examples.ts';
import { noRequests, someRequests } from '../requests/examples.ts';
import { gasCheck } from './examples.tsx';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  ...pageStories(<HomePage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const everything = hasSwitchedOn(
  'IsCaseCardRequired',
  'IsMyMessagesRequired',
  'isshowmypeabodygasboilercard',
  'isshowmypeabodyeicrcard',
);

const found = (shows: Parameters<typeof finds>[0]['shows'], ...gateway: readonly Answered[]) =>
  finds({ at: homePage, shows, gateway: [...gateway, everything, ...atRest] });

const repairs = (...models: readonly WorksOrderSummary[]): Answered =>
  answersWith(searchWorksOrders, { models: [...models], totalCount: models.length });

/** Both checks of the home, due on a day. */
const checks = (visitDue: string): Answered =>
  answersBy(getCompliance, ({ searchParams }) =>
    searchParams.get('complianceType') === 'GAS'
      ? { totalCount: 1, compliances: [{ ...gasCheck, visitDue }] }
      : {
          totalCount: 1,
          compliances: [
            {
              ...gasCheck,
              complianceType: 'EICR' as const,
              equipmentType: 'Five-year electrical check',
              visitDue,
            },
          ],
        },
  );

/** What is there for a resident of whom nothing is wanted. */
const atRest: readonly Answered[] = [
  answersWith(getCustomer, customer),
  ...livesAt(oneHome),
  repairs(),
  answersWith(getAccounts, { accounts: [owing(0)] }),
  answersWith(getLatestTransactions, { totalCount: transactions.length, transactions: [...transactions] }),
  answersWith(listCommunications, noMessages),
  answersWith(searchCases, noRequests),
  checks('2031-12-31'),
];

/** Of a kind that is not looked at for the day on which the story is seen. */
const next = (kind: NextThing['kind'], isLate = false): NextThing => ({
  kind,
  from: kind === 'visit' ? '2031-11-27T08:00:00' : null,
  by: '2031-11-27T12:00:00',
  isLate,
});

const contractor = {
  name: 'Brightwater Services',
  phoneNumber: '0300 123 4567',
  takesOnlineBookings: true,
};

/** A visit of a repair whose appointment can still be moved. */
const visit = (number: number, reason: string): WorksOrderSummary =>
  orderOf(number, reason, {
    contractor,
    next: next('visit'),
    appointments: order.appointments,
  });

const draft = { status: 'In Diagnosis', isDraft: true, isSubmitted: false } as const;

const muchToDo: readonly Answered[] = [
  repairs(
    orderOf(1_000_001, 'No heating or hot water', { contractor, next: next('emergencyVisit') }),
    orderOf(1_000_002, 'Blocked sink', { contractor, next: next('contractorCall', true) }),
    orderOf(1_000_003, 'Broken window', { contractor, next: next('contractorCall', true) }),
    orderOf(1_000_004, 'Damp on the wall', { contractor, next: next('work') }),
    orderOf(1_000_005, 'Loose tiles', {
      statuses: { status: 'Unappointed' },
      contractor,
      next: next('choice'),
    }),
    orderOf(1_000_006, 'Faulty door', {
      statuses: { status: 'Unappointed' },
      contractor,
      next: next('choice'),
    }),
    visit(1_000_007, 'Leaking tap'),
    visit(1_000_008, 'Extractor fan'),
    visit(1_000_009, 'Cracked basin'),
    visit(1_000_010, 'Rotten fence'),
    orderOf(1_000_011, 'Kitchen drawer', { statuses: draft, next: next('finishDraft') }),
    orderOf(1_000_012, 'Loose socket', { statuses: draft, next: next('finishDraft') }),
  ),
  checks('2025-12-31'),
  answersWith(getAccounts, { accounts: [rent] }),
  answersWith(listCommunications, someMessages),
  answersWith(searchCases, someRequests),
];

export const MuchToDo: Story = {
  name: 'Much to do',
  parameters: found(someMessages.communications[0]?.message.content[0] ?? '', ...muchToDo),
};
export const NothingToDo: Story = {
  name: 'Nothing to do',
  parameters: found(screens.home.nothing),
};
export const SeveralHomes: Story = {
  name: 'Several homes',
  parameters: found(
    'Leaking tap',
    repairs(visit(1_000_007, 'Leaking tap')),
    ...livesAt(oneHome, 'Flat 2, 8 Mill Road, Harbour'),
  ),
};
export const Loading: Story = {
  parameters: finds({
    at: homePage,
    shows: screens.home.unnamed,
    gateway: [
      getCustomer,
      getTenancies,
      getTenancyGroups,
      getAccounts,
      searchWorksOrders,
      listCommunications,
    ].map(isWaitedFor),
  }),
};
export const WithoutResident: Story = {
  name: 'Without the resident',
  parameters: found(homeCards.messages.title, isWaitedFor(getCustomer)),
};
export const HomesNotLoaded: Story = {
  name: 'Homes could not be loaded',
  parameters: found({ message: 'cases_servicedown' }, refuses(getTenancies)),
};
export const NothingLoaded: Story = {
  name: 'Nothing but the resident could be loaded',
  parameters: finds({
    at: homePage,
    shows: { message: 'retrieve_repair_Error_Message' },
    gateway: [answersWith(getCustomer, customer), ...livesAt(oneHome), everything],
  }),
};
