import type { Meta, StoryObj } from '@storybook/react-vite';
import { request as one } from '../requests/examples.ts';
import { CasesCardOf } from './CasesCard.tsx';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';

const meta = {
  title: 'Home/Service requests',
  component: CasesCardOf,
  args: {
    cases: records.shown([
      one(100_002),
      one(100_001, { caseTypeDescription: 'Permission for alterations', status: 'Resolved' }),
    ]),
    onOpen: () => undefined,
  },
  render: (args) => (
    <AtHome>
      <CasesCardOf {...args} />
    </AtHome>
  ),
} satisfies Meta<typeof CasesCardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const Cancelled: Story = { args: { cases: records.shown([one(100_003, { status: 'Cancelled' })]) } };
export const NoRequests: Story = { args: { cases: records.shown([]) } };
export const OnItsWay: Story = { args: { cases: records.loading } };
export const NotLoaded: Story = {
  args: { cases: records.failed },
};
export const TriedAgain: Story = {
  render: (args) => (
    <AtHome>
      <Retried>{(cases) => <CasesCardOf {...args} cases={cases} />}</Retried>
    </AtHome>
  ),
  play: tryAgain,
};
