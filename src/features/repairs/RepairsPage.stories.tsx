import type { Meta, StoryObj } from '@storybook/react-vite';
import { lists } from '../../../content/lists.ts';
import { repairHistory as copy } from '../../../content/repair-history.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { repairsPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import {
  type Answered,
  answersWith,
  hasSwitchedOn,
  isWaitedFor,
  refuses,
} from '../../stories/pages/answers.ts';
import { livesAt, oneHome } from '../../stories/pages/examples.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { order, orderOf } from './examples.ts';
import RepairsPage from './RepairsPage.tsx';

const meta = {
  title: 'Pages/Repairs',
  ...pageStories(<RepairsPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: Parameters<typeof finds>[0]['shows'], ...gateway: readonly Answered[]) =>
  finds({ at: repairsPage, shows, gateway: [...gateway, ...livesAt(oneHome)] });

const models = [
  orderOf(1_000_001, 'Leaking tap', { appointments: order.appointments }),
  orderOf(1_000_002, 'Blocked sink', {
    statuses: { status: 'Completed' },
    completedDate: '2026-11-24T09:00:00.000Z',
  }),
  orderOf(1_000_003, 'No heating or hot water', { statuses: { status: 'In progress', isEmergency: true } }),
  orderOf(1_000_004, 'Broken window', {
    statuses: { status: 'In Diagnosis', isDraft: true, isSubmitted: false },
  }),
  orderOf(1_000_005, 'Rotten fence', { statuses: { status: 'Cancelled' } }),
];
const some = answersWith(searchWorksOrders, { models, totalCount: models.length });
const none = answersWith(searchWorksOrders, { models: [], totalCount: 0 });

export const Some: Story = { parameters: found('R-1000005', some) };
export const SeveralHomes: Story = {
  parameters: found(copy.everywhere, ...livesAt(oneHome, 'Flat 2, 8 Mill Road, Harbour'), some),
};
export const None: Story = { parameters: found({ message: 'repairs_history_no_results' }, none) };
export const NoMatch: Story = {
  name: 'None match the search',
  parameters: finds({
    at: `${repairsPage}?search=boiler&status=active`,
    shows: { message: 'repairs_search_no_results' },
    gateway: [none, ...livesAt(oneHome)],
  }),
};
export const ReportingStopped: Story = {
  name: 'None can be reported at present',
  parameters: found(
    { message: 'repairs_Maintenance_Message' },
    some,
    hasSwitchedOn('isMyPbRepairsMaintainence'),
  ),
};
export const Loading: Story = {
  parameters: found(fill(lists.loading, { what: copy.many }), isWaitedFor(searchWorksOrders)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found({ message: 'repair_History_Error_Message2' }, refuses(searchWorksOrders)),
};
