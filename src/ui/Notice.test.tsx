import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { listenToRegions } from '../../test/support/announcements.ts';
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
  const heard = listenToRegions();
  await render(
    <Notice tone={tone} message="E4" announced>
      Please call us.
    </Notice>,
  );
  await expect.poll(() => heard.spoken).toHaveLength(1);
  expect(heard.spoken[0]?.words).toContain('Please call us.');
  expect(heard.spoken[0]?.urgency).toBe('assertive');
  expect(heard.bornFull).toEqual([]);
});
