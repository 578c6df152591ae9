import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AutoDismiss } from './AutoDismiss.tsx';

test('a message that passes is read out, and goes after its time', async () => {
  vi.useFakeTimers();
  const screen = await render(
    <AutoDismiss tone="warning" message="Generic_Error_API" values={{}} durationMs={4000} />,
  );
  const shown = () => screen.container.querySelector('[data-message=Generic_Error_API]');
  await vi.advanceTimersByTimeAsync(3999);
  expect(shown()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(shown).toBeNull();
});
