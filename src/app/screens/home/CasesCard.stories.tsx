import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import type { CaseItem } from '../../../../contract/cases.ts';
import type { ShownRecord } from '../../useRecord.ts';
import '../../../ui/page.css';
import './home.css';
import { CasesCardOf } from './CasesCard.tsx';

const controls = { refresh: () => undefined, retry: () => undefined };
const shown = (value: readonly CaseItem[]): ShownRecord<readonly CaseItem[]> => ({
  state: 'shown',
  value,
  isStale: false,
  ...controls,
});

const one = (number: number, changes: Partial<CaseItem> = {}): CaseItem => {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    identifiers: { caseIdentifier: id, assetIdentifier: id },
    caseReferenceNumber: `CAS-${number}`,
    caseTypeDescription: 'Fly tipping',
    assignee: 'ESTATES',
    assigneeType: 'Team',
    createdDate: '2026-11-20T09:00:00.000Z',
    status: 'Active',
    description: 'What was dumped? A mattress',
    ...changes,
  };
};

const meta = {
  title: 'Home/Service requests',
  component: CasesCardOf,
  args: {
    cases: shown([
      one(100_002),
      one(100_001, { caseTypeDescription: 'Permission for alterations', status: 'Resolved' }),
    ]),
    onOpen: () => undefined,
  },
  render: (args) => (
    <MemoryRouter>
      <div className="ds-main ds-main-step ds-home">
        <div className="ds-grid">
          <CasesCardOf {...args} />
        </div>
      </div>
    </MemoryRouter>
  ),
} satisfies Meta<typeof CasesCardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const Cancelled: Story = { args: { cases: shown([one(100_003, { status: 'Cancelled' })]) } };
export const NoRequests: Story = { args: { cases: shown([]) } };
export const OnItsWay: Story = { args: { cases: { state: 'loading', ...controls } } };
export const NotLoaded: Story = {
  args: { cases: { state: 'failed', problem: new Error('dropped'), ...controls } },
};
