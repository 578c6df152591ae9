import type { Meta, StoryObj } from '@storybook/react-vite';
import { account } from '../../../../content/account.ts';
import { app } from '../../../../content/app.ts';
import { statements as copy } from '../../../../content/statements.ts';
import { getAccounts } from '../../../../contract/accounts.ts';
import { dayOf } from '../../../../contract/dates.ts';
import { monthMoved, wireMonth } from '../../../../contract/statement-months.ts';
import { listStatements, statementMetadata } from '../../../../contract/statements.ts';
import { statementsPage } from '../../../../journeys/shared/addresses.ts';
import { now } from '../../../client/clock.ts';
import {
  type Answered,
  answersBy,
  answersWith,
  hasSwitchedOn,
  isWaitedFor,
  refuses,
} from '../../../stories/pages/answers.ts';
import { livesAt, oneHome } from '../../../stories/pages/examples.ts';
import { finds, pageStories } from '../../../stories/pages/page-story.tsx';
import { rent } from '../examples.ts';
import StatementsPage from './StatementsPage.tsx';

const meta = {
  title: 'Pages/Statements',
  ...pageStories(<StatementsPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: Parameters<typeof finds>[0]['shows'], ...gateway: readonly Answered[]) =>
  finds({
    at: statementsPage,
    shows,
    gateway: [
      ...gateway,
      answersWith(getAccounts, { accounts: [rent] }),
      ...livesAt(oneHome),
      hasSwitchedOn('IsViewStatement', 'IsRequestCustomStatement'),
    ],
  });

/** The months before this one, but for the last of them. */
const readyMonths = () => [2, 3, 4].map((ago) => monthMoved(dayOf(now()).slice(0, 7), -ago));

export const Some: Story = {
  parameters: found(
    copy.download,
    answersBy(listStatements, () => ({
      documents: readyMonths().map((month, index) => ({
        id: `00000000-0000-4000-8000-00000000005${index}`,
        metadata: [
          { key: statementMetadata.accountReference, value: rent.identifiers['pay-ref'] },
          { key: statementMetadata.yearMonth, value: wireMonth(month) },
        ],
      })),
    })),
  ),
};
export const None: Story = {
  parameters: found({ message: 'VS_No_Statement_Found' }, answersWith(listStatements, { documents: [] })),
};
export const NoAccount: Story = {
  name: 'There is no account',
  parameters: found(account.none, answersWith(getAccounts, { accounts: [] })),
};
export const Loading: Story = { parameters: found(app.loading, isWaitedFor(listStatements)) };
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found({ message: 'No_Statement_Exit' }, refuses(listStatements)),
};
