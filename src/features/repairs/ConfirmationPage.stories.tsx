import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { confirmation as copy } from '../../../content/confirmation.ts';
import { getWorksOrderHistory } from '../../../contract/history.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import { addressOfConfirmation } from '../../../journeys/shared/addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import ConfirmationPage from './ConfirmationPage.tsx';
import { history, order } from './examples.ts';

const meta = {
  title: 'Pages/A repair was sent',
  ...pageStories(<ConfirmationPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const given = (shows: string, ...gateway: readonly Answered[]) =>
  finds({ at: addressOfConfirmation(order.identifiers.worksOrderIdentifier), gateway, shows });

const [visit] = order.appointments;

export const Booked: Story = {
  name: 'With an appointment',
  parameters: given(
    copy.booked,
    answersWith(getWorksOrder, order),
    answersWith(getWorksOrderHistory, {
      ...history,
      adjustments: { needs: ['interpreter', 'timeToDoor'], language: 'Polish' },
    }),
  ),
};
export const Wished: Story = {
  name: 'With a wish for an appointment',
  parameters: given(
    copy.wished,
    answersWith(getWorksOrder, { ...order, appointments: visit ? [{ ...visit, isPreference: true }] : [] }),
    answersWith(getWorksOrderHistory, history),
  ),
};
export const WithoutAppointment: Story = {
  name: 'Without an appointment',
  parameters: given(
    copy.sent,
    answersWith(getWorksOrder, { ...order, appointments: [], contractor: null }),
    answersWith(getWorksOrderHistory, {
      ...history,
      next: { kind: 'review', from: null, by: '2031-11-25T17:00:00', isLate: false },
    }),
  ),
};
export const CancelledSince: Story = {
  name: 'Cancelled since',
  parameters: given(
    copy.cancelled,
    answersWith(getWorksOrder, { ...order, statuses: { ...order.statuses, status: 'Cancelled' } }),
    answersWith(getWorksOrderHistory, { ...history, next: null }),
  ),
};
export const Loading: Story = {
  parameters: given(app.loading, isWaitedFor(getWorksOrder), isWaitedFor(getWorksOrderHistory)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: given(copy.notLoaded, refuses(getWorksOrder), refuses(getWorksOrderHistory)),
};
