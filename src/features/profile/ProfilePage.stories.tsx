import type { Meta, StoryObj } from '@storybook/react-vite';
import { adjustments } from '../../../content/adjustments.ts';
import { app } from '../../../content/app.ts';
import { profilePage as copy } from '../../../content/profile.ts';
import { reminders } from '../../../content/reminders.ts';
import { getAdjustments } from '../../../contract/adjustments.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { getPreferences } from '../../../contract/preferences.ts';
import { profilePage } from '../../../journeys/shared/addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { customer } from '../../stories/pages/examples.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import ProfilePage from './ProfilePage.tsx';

const meta = {
  title: 'Pages/Profile',
  ...pageStories(<ProfilePage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: Parameters<typeof finds>[0]['shows'], ...gateway: readonly Answered[]) =>
  finds({ at: profilePage, shows, gateway });

const byText = answersWith(getPreferences, { reminders: 'text' });

export const Known: Story = {
  parameters: found(
    'Polish',
    answersWith(getCustomer, customer),
    byText,
    answersWith(getAdjustments, {
      needs: ['interpreter', 'timeToDoor', 'textOnly'],
      language: 'Polish',
      isAnswered: true,
    }),
  ),
};
export const LittleKnown: Story = {
  name: 'Little is known',
  parameters: found(
    adjustments.page.unasked,
    answersWith(getCustomer, {
      ...customer,
      person: { ...customer.person, dateOfBirth: null },
      addresses: { digitalAddresses: [], telecomsAddresses: [] },
    }),
    byText,
    answersWith(getAdjustments, { needs: [], language: '', isAnswered: false }),
  ),
};
export const NeedsNotLoaded: Story = {
  name: 'Needs and reminders could not be loaded',
  parameters: found({ message: 'alert_Message' }, answersWith(getCustomer, customer)),
};
export const JustSaved: Story = {
  name: 'Details were just saved',
  parameters: finds({
    at: profilePage,
    shows: reminders.page.change,
    handedOver: { announcement: { notice: 'profile_update_success', values: {} } },
    gateway: [answersWith(getCustomer, customer), byText],
  }),
};
export const Loading: Story = { parameters: found(app.loading, isWaitedFor(getCustomer)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found(copy.intro, refuses(getCustomer)),
};
