import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComplianceRecord } from '../../../contract/compliance.ts';
import { BuildingCard } from './BuildingCard.tsx';
import { CheckCard } from './CheckCard.tsx';
import type { SafeBuilding, SafetyCheck } from './data/safety.ts';
import { AtHome, gasCheck, Retried, records, tryAgain } from './examples.tsx';

const check = (changes: Partial<ComplianceRecord> = {}, isOverdue = false) =>
  records.shown<SafetyCheck | null>({ record: { ...gasCheck, ...changes }, isOverdue });

const id = '00000000-0000-4000-8000-000000000001';
const building = (changes: Partial<SafeBuilding> = {}) =>
  records.shown<SafeBuilding | null>({
    buildingId: id,
    papers: [
      {
        id,
        title: 'Fire risk assessment',
        documentDate: '2026-07-24',
        media: { fileName: 'fire.pdf', contentType: 'application/pdf', bytes: 1000 },
      },
    ],
    people: [
      {
        name: 'Ms Ruth Calder',
        role: 'Accountable Person',
        phone: '0300 555 0110',
        email: 'building.safety@harbourline.example',
      },
    ],
    ...changes,
  });

const meta = {
  title: 'Home/Safety',
  component: CheckCard,
  args: { type: 'GAS', check: check() },
  decorators: [
    (Story) => (
      <AtHome>
        <Story />
      </AtHome>
    ),
  ],
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {};
export const Overdue: Story = {
  args: { type: 'EICR', check: check({ visitDue: '2026-10-01', visitOutcome: 'No access' }, true) },
};
export const NobodyChosen: Story = {
  args: { check: check({ visitActual: null, visitOutcome: null, contractor: null }) },
};
export const OutOfUse: Story = { args: { check: check({ dateDecommissioned: '2026-01-01' }) } };
export const NotLoaded: Story = { args: { check: records.failed } };
export const OnItsWay: Story = { args: { check: records.loading } };
export const TriedAgain: Story = {
  render: (args) => <Retried>{(check) => <CheckCard {...args} check={check} />}</Retried>,
  play: tryAgain,
};
export const HighBuilding: Story = { render: () => <BuildingCard building={building()} /> };
export const HighBuildingWithoutPapers: Story = {
  render: () => <BuildingCard building={building({ papers: [], people: [] })} />,
};
export const HighBuildingNotLoaded: Story = { render: () => <BuildingCard building={records.failed} /> };
export const HighBuildingOnItsWay: Story = { render: () => <BuildingCard building={records.loading} /> };
export const HighBuildingTriedAgain: Story = {
  render: () => <Retried>{(building) => <BuildingCard building={building} />}</Retried>,
  play: tryAgain,
};
