import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import type { Reporting } from '../../../journeys/repair/calls/reporting.ts';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';
import { RepairsCardOf } from './RepairsCard.tsx';
import type { Newest } from './useNewest.ts';

const id = '00000000-0000-4000-8000-000000000001';

const order: WorksOrderSummary = {
  identifiers: { worksOrderIdentifier: id, jobNumber: 'R-1000001', siteIdentifier: null },
  statuses: {
    status: 'Appointed',
    isDraft: false,
    isPotentialDuplicate: false,
    isVulnerable: null,
    isSubmitted: true,
    isEmergency: false,
    isOutOfHours: false,
    isRaisedAsTriage: false,
    isRecall: false,
  },
  job: {
    sorCode: 'NA',
    description: 'Taps: Leaking tap',
    trade: 'Plumbing',
    repairReason: 'Leaking tap',
    additionalInformation: 'The hot one drips all day.',
    location: 'Kitchen',
    priority: 'NA',
  },
  asset: {
    type: { assetTypeId: 6, assetTypeName: 'Property' },
    fullAddress: '14 Quay Court, Harbour',
    isInDefect: false,
  },
  contractor: null,
  appointments: [],
  next: null,
  raisedBy: { personName: { title: '', givenName: 'Amara', surname: 'Okafor' } },
  channel: 'CustomerSelfService',
  raisedDate: '2026-11-20T09:00:00.000Z',
  completedDate: null,
};

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
