import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { nextThing } from '../../../content/next-step.ts';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import { getWorksOrderHistory } from '../../../contract/history.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import { repairPage } from '../../../journeys/shared/addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { history, order } from './examples.ts';
import RepairPage from './RepairPage.tsx';

const meta = {
  title: 'Pages/A repair',
  ...pageStories(<RepairPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const given = (shows: Parameters<typeof finds>[0]['shows'], ...gateway: readonly Answered[]) =>
  finds({ at: `${repairPage}?repair=${order.identifiers.worksOrderIdentifier}`, gateway, shows });

type Order = typeof order;
const repair = (statuses: Partial<Order['statuses']> = {}, changes: Partial<Order> = {}) =>
  answersWith(getWorksOrder, { ...order, ...changes, statuses: { ...order.statuses, ...statuses } });
const followed = (changes: Partial<typeof history> = {}) =>
  answersWith(getWorksOrderHistory, { ...history, ...changes });

export const VisitBooked: Story = {
  name: 'A visit is booked',
  parameters: given('Thursday 27 November 2031', repair(), followed()),
};
export const AppointmentToChoose: Story = {
  name: 'An appointment can be chosen',
  parameters: given(
    nextThing.next.choice.title,
    repair({ status: 'Unappointed' }, { appointments: [] }),
    followed({ next: { kind: 'choice', from: null, by: '2031-11-25T17:00:00', isLate: false } }),
  ),
};
export const PromiseMissed: Story = {
  name: 'A promise was missed',
  parameters: given(
    'Brightwater Services',
    repair({ status: 'Unappointed' }, { appointments: [] }),
    followed({ next: { kind: 'contractorCall', from: null, by: '2025-11-25T17:00:00', isLate: true } }),
  ),
};
export const OnHold: Story = {
  name: 'The work waits',
  parameters: given(
    nextThing.next.holdUpdate.title,
    repair({ status: 'On Hold' }),
    followed({ next: { kind: 'holdUpdate', from: null, by: '2031-12-01T17:00:00', isLate: false } }),
  ),
};
export const Completed: Story = {
  parameters: given(
    nextThing.next.confirmFixed.title,
    repair({ status: 'Completed' }, { completedDate: '2031-11-27T11:00:00.000Z' }),
    followed({ next: { kind: 'confirmFixed', from: null, by: '2031-11-29T11:00:00', isLate: false } }),
  ),
};
export const Cancelled: Story = {
  parameters: given('Repair reported', repair({ status: 'Cancelled' }), followed({ next: null })),
};
export const Loading: Story = {
  parameters: given(app.loading, isWaitedFor(getWorksOrder), isWaitedFor(getWorksOrderHistory)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: given(copy.notLoaded, refuses(getWorksOrder), refuses(getWorksOrderHistory)),
};
export const HistoryNotLoaded: Story = {
  name: 'What happened could not be loaded',
  parameters: given({ message: 'RepairDetailsHistoryAPI_Error' }, repair(), refuses(getWorksOrderHistory)),
};
