import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import type { Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { summary as order } from '../repairs/examples.ts';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';
import { RepairsCardOf } from './RepairsCard.tsx';
import type { Newest } from './useNewest.ts';

const id = '00000000-0000-4000-8000-000000000001';

const newest = (value: WorksOrderSummary | null) => records.shown<Newest>({ order: value, isFull: true });
const open: Reporting = { isStopped: false, heldUntil: null, closedAreas: [] };

const meta = {
  title: 'Home/Repairs',
  component: RepairsCardOf,
  args: {
    home: {
      premisesId: id,
      address: '14 Quay Court, Harbour',
      isResidential: true,
      tenancyId: id,
      tenancyType: 'SECURE',
      tenancyGroup: 'Social',
      region: 'South',
      borough: 'Harbour',
    },
    reporting: records.shown(open),
    newest: newest(order),
  },
  render: (args) => (
    <AtHome>
      <RepairsCardOf {...args} />
    </AtHome>
  ),
} satisfies Meta<typeof RepairsCardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestRepair: Story = {};
export const WithoutDescription: Story = {
  args: { newest: newest({ ...order, job: { ...order.job, trade: 'Unknown' } }) },
};
export const PassedToATeam: Story = {
  args: { newest: newest({ ...order, statuses: { ...order.statuses, status: 'CATALYST_TRIAGE_EMA' } }) },
};
export const NoRepairs: Story = { args: { newest: newest(null) } };
export const OnItsWay: Story = { args: { newest: records.loading } };
export const NotLoaded: Story = {
  args: { newest: records.failed },
};
export const Maintenance: Story = {
  args: { reporting: records.shown({ ...open, isStopped: true, heldUntil: '2024-10-14' }) },
};
export const ClosedArea: Story = {
  args: { reporting: records.shown({ ...open, closedAreas: ['Harbour'] }) },
};
export const TriedAgain: Story = {
  render: (args) => (
    <AtHome>
      <Retried>{(found) => <RepairsCardOf {...args} newest={found} />}</Retried>
    </AtHome>
  ),
  play: tryAgain,
};
