import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { caseList } from '../../../content/case-list.ts';
import { confirmation } from '../../../content/confirmation.ts';
import { searchCases } from '../../../contract/cases.ts';
import { addressOfRequestConfirmation } from '../../../journeys/shared/addresses.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { noRequests, request } from './examples.ts';
import RequestConfirmationPage from './RequestConfirmationPage.tsx';

const meta = {
  title: 'Pages/A service request was sent',
  ...pageStories(<RequestConfirmationPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const sent = request(100_001);
const given = (shows: string, answer: Answered) =>
  finds({ at: addressOfRequestConfirmation(sent.caseReferenceNumber), gateway: [answer], shows });

export const Sent: Story = {
  parameters: given(caseList.confirmed.title, answersWith(searchCases, { ...noRequests, cases: [sent] })),
};
export const Loading: Story = { parameters: given(app.loading, isWaitedFor(searchCases)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: given(confirmation.notLoaded, refuses(searchCases)),
};
