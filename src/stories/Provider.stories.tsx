import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Brand, brand, provider } from '../../content/provider.ts';
import { brandProperties } from '../styles/brand-css.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Page } from '../ui/Page.tsx';
import { Pill } from '../ui/Pill.tsx';

/** A provider that exists only here, to show what another one changes. */
const other: { readonly name: string; readonly phone: string; readonly brand: Brand } = {
  name: 'Fellside Housing',
  phone: '0300 555 0199',
  brand: {
    light: {
      ...brand.light,
      brand: '#7a1f4d',
      brandDeep: '#561236',
      brandWash: '#f8e8f0',
      hero: '#561236',
      onHeroSoft: '#f1d3e2',
      paper: '#f7f7fa',
      sand: '#ebebf2',
      line: '#dcdce6',
      sun: '#f0b429',
    },
    dark: {
      ...brand.dark,
      brand: '#f2a3c7',
      brandDeep: '#f8c9de',
      onBrand: '#330a1f',
      brandWash: '#3a1c2b',
      hero: '#4d1833',
      onHeroSoft: '#f1d3e2',
    },
    mark: '<path d="M2 26 12 8l6 10 4-6 8 14z" fill="{brand}"/><circle cx="24" cy="8" r="4" fill="{sun}"/>',
  },
};

const items = ['Home', 'Balance', 'Repairs'].map((label) => ({
  label,
  href: `#${label.toLowerCase()}`,
  current: label === 'Home',
}));

function Sample({ name, phone }: { readonly name: string; readonly phone: string }) {
  return (
    <Page
      brand={{ name, href: '#site' }}
      width="wide"
      bar={<Menu items={items} />}
      footer={<p>Call {phone}</p>}
      footerLinks={[{ label: 'Privacy', href: '#privacy' }]}
    >
      <div className="ds-stack">
        <h1>Hello, Ben</h1>
        <Card hero title="A plumber comes tomorrow" footer={<Button>View this repair</Button>}>
          <p>8am to midday</p>
        </Card>
        <Card title="Rent account" status={<Pill tone="good">Paid up</Pill>} footer={<Button>Pay</Button>}>
          <p>You are £12.40 in credit.</p>
        </Card>
      </div>
    </Page>
  );
}

const meta = { title: 'Design/Provider', component: Sample, parameters: { isPage: true } } satisfies Meta<
  typeof Sample
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { args: { name: provider.name, phone: provider.phone } };

export const Another: Story = {
  args: { name: other.name, phone: other.phone },
  decorators: [
    (Show, { globals }) => (
      <>
        <style>{`:root { ${brandProperties(globals.scheme === 'dark' ? other.brand.dark : other.brand.light, other.brand.mark)} }`}</style>
        <Show />
      </>
    ),
  ],
};
