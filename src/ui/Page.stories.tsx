import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentedAs } from '../stories/design/part-docs.ts';
import { BackLink } from './BackLink.tsx';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';
import { Page } from './Page.tsx';

const items = ['Home', 'Balance', 'Repairs', 'Messages', 'Your details', 'Service requests'].map((label) => ({
  label,
  href: `#${label.toLowerCase().replaceAll(' ', '-')}`,
  current: label === 'Repairs',
}));

const footerLinks = [
  { label: 'Contact us', href: '#contact' },
  { label: 'Privacy', href: '#privacy' },
  { label: 'Accessibility', href: '#accessibility' },
];

const meta = {
  title: 'Parts/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: {
    ...documentedAs({
      purpose: 'The frame of every page: skip link, provider, menu, main part, footer.',
      instead:
        'Steps and pages of the portal get it from the renderer; only pages outside of it use it by itself.',
      access:
        'Landmarks in the same order on every page; the menu folds behind a button on a phone; the skip link is the first stop.',
    }),
    isPage: true,
  },
  args: {
    brand: { name: 'Harbourline Homes', href: '#home' },
    bar: <Menu items={items} account={<Button variant="text">Sign out</Button>} />,
    footerLinks,
    footer: <p>Call 0300 555 0100, Monday to Friday, 8am to 6pm</p>,
    children: (
      <div className="ds-stack">
        <BackLink href="#before" />
        <div>
          <p className="ds-caption">Report a repair</p>
          <h1>Will someone over 18 be at home in the next 4 hours?</h1>
        </div>
        <div className="ds-actions">
          <Button>Continue</Button>
          <Button variant="text">Exit</Button>
        </div>
      </div>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Step: Story = {};
export const Wide: Story = { args: { width: 'wide' } };
export const SignedOut: Story = { args: { bar: undefined } };

export const MenuOpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};
