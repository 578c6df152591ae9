import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Notice } from './Notice.tsx';

test('carries its key, and says its tone in words', async () => {
  const screen = await render(
    <Notice tone="warning" message="SSR072">
      Your appointment stays in place.
    </Notice>,
  );
  const notice = screen.container.querySelector('[data-message="SSR072"]');
  expect(notice?.textContent).toContain('Important: Your appointment stays in place.');
  expect(notice?.getAttribute('role')).toBeNull();
});

test.each(['blocked', 'error'] as const)('as %s it is read out at once when it appears', async (tone) => {
  const screen = await render(
    <Notice tone={tone} message="E4" announced>
      Please call us.
    </Notice>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Please call us.');
});
