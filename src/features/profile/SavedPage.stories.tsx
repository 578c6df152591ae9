import type { Meta, StoryObj } from '@storybook/react-vite';
import { profilePage as copy } from '../../../content/profile.ts';
import { savedPage } from '../../../journeys/shared/addresses.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import SavedPage from './SavedPage.tsx';

const meta = {
  title: 'Pages/Details were saved',
  ...pageStories(<SavedPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const after = (shows: string, notice: string) =>
  finds({ at: savedPage, shows, handedOver: { announcement: { notice, values: {} } } });

export const Saved: Story = { parameters: after(copy.saved.title, 'profile_update_success') };
export const PassedOn: Story = { parameters: after(copy.saved.title, 'SSCP004a') };
export const NothingChanged: Story = { parameters: after(copy.saved.nothing, 'SSCP005') };
