import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withLinks } from './LinkedText.tsx';
import { MessageText } from './messages.tsx';

test('a message links to the page that it names, and to the phone', async () => {
  const screen = await render(<MessageText message="SSR074" values={{ repairPage: '/repair?repair=1' }} />);
  await expect
    .element(screen.getByRole('link', { name: 'See this repair' }))
    .toHaveAttribute('href', '/repair?repair=1');
  await screen.rerender(<MessageText message="CR165" />);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'tel:03005550100');
});

test.each([
  ['0300 555 0100', 'tel:03005550100'],
  ['020 7946 0018', 'tel:02079460018'],
  ['01632 960 999', 'tel:01632960999'],
  ['(01632) 960999', null],
  ['0191 498 0123', 'tel:01914980123'],
  ['0500 123456', 'tel:0500123456'],
  ['07700 900 123', 'tel:07700900123'],
  ['07700900123', 'tel:07700900123'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0909 879 0000', 'tel:09098790000'],
  ['R-1000181', null],
  ['10048200123456', null],
  ['22 November 2026, 10:15', null],
])('%s in a text leads to %s', async (number, address) => {
  const screen = await render(<p>{withLinks(`Call ${number}, please.`)}</p>);
  expect(screen.container.querySelector('a')?.getAttribute('href') ?? null).toBe(address);
  expect(screen.container.textContent).toBe(`Call ${number}, please.`);
});

test('what to do about gas is a line and a list, in order where the order counts', async () => {
  const screen = await render(<MessageText message="SSR037" />);
  await expect.element(screen.getByRole('list')).toBeVisible();
  expect(screen.container.querySelectorAll('ol > li').length).toBeGreaterThan(1);
  expect(screen.container.querySelector('p')?.textContent).toContain('carbon monoxide');
  expect(screen.container.textContent).not.toContain('?');
  await screen.rerender(<MessageText message="E21" />);
  expect(screen.container.querySelectorAll('ul > li').length).toBeGreaterThan(1);
  expect(screen.container.querySelector('p')?.textContent).toContain('gas');
});

test('an address that is not known leaves its words', async () => {
  const screen = await render(<MessageText message="SSR074" />);
  expect(screen.container.textContent).toContain('again. See this repair.');
  expect(screen.container.querySelector('a')).toBeNull();
});

test('a reference stays on one line, and how long a draft is kept is filled in', async () => {
  const values = { ref: 'R-1000181', date: '', slot: '', window: '' };
  const screen = await render(<MessageText message="Repair_Booked" values={values} />);
  await expect.element(screen.getByText('R-1000181', { exact: true })).toHaveClass('ds-reference');
  await screen.rerender(<MessageText message="SSR030aii" />);
  expect(screen.container.textContent).toContain('within 48 hours');
});
