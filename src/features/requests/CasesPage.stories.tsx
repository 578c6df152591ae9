import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseList as copy } from '../../../content/case-list.ts';
import { lists } from '../../../content/lists.ts';
import { searchCases } from '../../../contract/cases.ts';
import { casesPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { livesAt, oneHome } from '../../stories/pages/examples.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import CasesPage from './CasesPage.tsx';
import { noRequests, someRequests } from './examples.ts';

const meta = {
  title: 'Pages/Service requests',
  ...pageStories(<CasesPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: Parameters<typeof finds>[0]['shows'], answer: Answered, search = '') =>
  finds({ at: `${casesPage}${search}`, shows, gateway: [answer, ...livesAt(oneHome)] });

export const Some: Story = { parameters: found('CAS-100003', answersWith(searchCases, someRequests)) };
export const None: Story = { parameters: found(copy.nothingYet, answersWith(searchCases, noRequests)) };
export const NoMatch: Story = {
  name: 'None match the search',
  parameters: found(
    { message: 'Case_CC021_no_results' },
    answersWith(searchCases, noRequests),
    '?search=garden',
  ),
};
export const Loading: Story = {
  parameters: found(fill(lists.loading, { what: copy.many }), isWaitedFor(searchCases)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found({ message: 'case_Search_Alert_Message' }, refuses(searchCases)),
};
