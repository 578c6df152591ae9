import type { Meta, StoryObj } from '@storybook/react-vite';
import { app } from '../../../content/app.ts';
import { caseList } from '../../../content/case-list.ts';
import { type CaseItem, searchCases } from '../../../contract/cases.ts';
import { type Answered, answersWith, isWaitedFor, refuses } from '../../stories/pages/answers.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { addressOfCase } from '../links.ts';
import CasePage from './CasePage.tsx';
import { noRequests, request } from './examples.ts';

const meta = {
  title: 'Pages/A service request',
  ...pageStories(<CasePage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const copy = caseList.details;
const shown = request(100_001, {
  description: 'What was dumped? A mattress\nWhere is it? Beside the bins of Quay Court',
});
const given = (shows: string, answer: Answered) =>
  finds({ at: addressOfCase(shown.caseReferenceNumber), gateway: [answer], shows });
const stands = (status: CaseItem['status'], description = shown.description) =>
  answersWith(searchCases, { ...noRequests, cases: [{ ...shown, status, description }] });

export const Active: Story = { parameters: given('A mattress', stands('Active')) };
export const Resolved: Story = { parameters: given('A mattress', stands('Resolved')) };
export const NothingWasSaid: Story = {
  name: 'Cancelled, and nothing was said about it',
  parameters: given(copy.noLines, stands('Cancelled', '')),
};
export const Loading: Story = { parameters: given(app.loading, isWaitedFor(searchCases)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: given(copy.notLoaded, refuses(searchCases)),
};
