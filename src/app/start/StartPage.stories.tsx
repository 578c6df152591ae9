import type { Meta, StoryObj } from '@storybook/react-vite';
import { ended } from '../../../content/ended.ts';
import { start } from '../../../content/start.ts';
import { startPage } from '../../../journeys/shared/addresses.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { keepSessionEndReason, type SessionEndReason } from '../session/session-end-reason.ts';
import StartPage from './StartPage.tsx';

const meta = {
  title: 'Pages/Start',
  ...pageStories(<StartPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const after = (reason: Exclude<SessionEndReason, 'closed'>) =>
  finds({ at: startPage, isVisitor: true, keep: () => keepSessionEndReason(reason), shows: ended[reason] });

export const FirstVisit: Story = {
  parameters: finds({ at: startPage, isVisitor: true, shows: start.title }),
};
export const LoggedOut: Story = {
  parameters: after('left'),
};
export const LoggedOutEverywhere: Story = { parameters: after('everywhere') };
export const SessionOver: Story = { parameters: after('expired') };
export const SignInFailed: Story = { name: 'Signing in failed', parameters: after('failed') };
export const ClosedForSecurity: Story = {
  parameters: finds({
    at: startPage,
    isVisitor: true,
    keep: () => keepSessionEndReason('closed'),
    shows: { message: 'Session_Closed' },
  }),
};
