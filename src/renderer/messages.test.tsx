import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessageText } from './messages.tsx';

test('a message links to the page that it names, and to the phone', async () => {
  const screen = await render(<MessageText message="SSR074" values={{ repairPage: '/repair?repair=1' }} />);
  await expect
    .element(screen.getByRole('link', { name: 'See how it stands' }))
    .toHaveAttribute('href', '/repair?repair=1');
  await screen.rerender(<MessageText message="CR165" />);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'tel:03005550100');
});

test('an address that is not known leaves its words', async () => {
  const screen = await render(<MessageText message="SSR074" />);
  expect(screen.container.textContent).toContain('again. See how it stands.');
  expect(screen.container.querySelector('a')).toBeNull();
});
