import type { Meta, StoryObj } from '@storybook/react-vite';
import { customer } from '../../stories/pages/examples.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { AtHome } from './examples.tsx';

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
