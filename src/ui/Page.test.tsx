import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LinkProps } from './link.tsx';
import { Menu } from './Menu.tsx';
import { Page } from './Page.tsx';
import { Waiting } from './Waiting.tsx';
import '../styles/styles.css';

const brand = { name: 'Harbourline Homes', href: '#home' };
const menu = (
  <Menu
    items={[
      { label: 'Home', href: '#home' },
      { label: 'Repairs', href: '#repairs', current: true },
    ]}
  />
);

const OwnLink = ({ children, href }: LinkProps) => (
  <a href={href} data-own>
    {children}
  </a>
);

test('the first thing to reach is the way past the bar, and it leaves the address alone', async () => {
  const before = location.href;
  const screen = await render(
    <Page brand={brand} bar={menu}>
      <h1>Repairs</h1>
    </Page>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(before);
});

test('says which page of the menu is open', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Page brand={brand} bar={menu}>
      Content
    </Page>,
  );
  await expect.element(screen.getByRole('link', { name: 'Repairs' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('on a phone the menu waits behind a button and closes when a page is chosen', async () => {
  await page.viewport(360, 700);
  const screen = await render(
    <Page brand={brand} bar={menu}>
      Content
    </Page>,
  );
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('link', { name: 'Repairs' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Menu' }))
    .toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('without a menu there is none, and links are drawn as the app draws them', async () => {
  const screen = await render(
    <Page brand={brand} link={OwnLink} footerLinks={[{ label: 'Privacy', href: '#privacy' }]}>
      Content
    </Page>,
  );
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('data-own');
});

test('on a large screen at 400 %, logo and menu button share one row', async () => {
  await page.viewport(320, 256);
  const screen = await render(
    <Page brand={brand} bar={menu}>
      <h1>Repairs</h1>
    </Page>,
  );
  const header = screen.getByRole('banner');
  const box = (of: Element) => of.getBoundingClientRect();
  const button = box(header.getByRole('button', { name: 'Menu' }).element());
  const logo = box(header.getByRole('link', { name: brand.name }).element());
  expect(button.top).toBeLessThan(logo.bottom);
  expect(button.left).toBeGreaterThanOrEqual(logo.right);
  expect(box(header.element()).height).toBeLessThanOrEqual(64);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('what stands below a page on its way is out of sight for a while, and nothing is drawn meanwhile', async () => {
  const { container } = await render(
    <Page brand={brand}>
      <Waiting>One moment</Waiting>
    </Page>,
  );
  const footer = container.querySelector('footer');
  const sight = () => footer && getComputedStyle(footer).visibility;
  expect(sight()).toBe('hidden');
  const [animation] = footer?.getAnimations() ?? [];
  const { delay, duration } = animation?.effect?.getComputedTiming() ?? {};
  expect(delay).toBeGreaterThanOrEqual(1000);
  // While an animation runs each frame is drawn.
  expect(duration).toBeLessThanOrEqual(1);
  animation?.finish();
  expect(sight()).toBe('visible');
});
