import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Customer } from '../../../contract/customers.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { AtHome } from './examples.tsx';

const customer: Customer = {
  identifier: '00000000-0000-4000-8000-000000000001',
  'external-identifier': 'H100001',
  person: { name: { title: 'Ms', givenName: 'Amara', surname: 'Okafor' }, dateOfBirth: '1984-03-12' },
  addresses: {
    digitalAddresses: [{ type: 'email', address: 'amara.okafor@example.com' }],
    telecomsAddresses: [{ type: 'mobilePhone', number: '07700900101' }],
  },
  statuses: { isCatalyst: false },
};

const meta = {
  title: 'Home/Details',
  component: DetailsCard,
  args: { customer },
  decorators: [
    (Story) => (
      <AtHome>
        <Story />
      </AtHome>
    ),
  ],
} satisfies Meta<typeof DetailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const NothingHeld: Story = {
  args: { customer: { ...customer, addresses: { digitalAddresses: [], telecomsAddresses: [] } } },
};
export const OnItsWay: Story = { args: { customer: undefined } };
