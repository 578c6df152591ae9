import { afterEach, expect, test, vi } from 'vitest';
import { emptyMemory } from '../../machines/engine/index.ts';
import { small } from '../../test/support/small-journey.ts';
import { answerOtherTabs } from './other-tabs.ts';
import { recall } from './recall.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a tab that is alone waits for no other one', async () => {
  const stop = answerOtherTabs();
  vi.useFakeTimers();
  // No time passes, so that only a recall that waits for none comes to an end.
  expect(await recall('small', 'customer')).toBeUndefined();
  stop();
});

test('another tab that is open is asked', async () => {
  const other = new BroadcastChannel('doorstep-journeys');
  let release = () => {};
  await new Promise<void>((held) => {
    void navigator.locks.request('doorstep-journeys', { mode: 'shared' }, () => {
      held();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  const memory = emptyMemory(small);
  const text = JSON.stringify({ customerId: 'customer', memory });
  other.onmessage = () => other.postMessage({ journey: 'small', text });
  const recalled = await recall('small', 'customer');
  release();
  other.close();
  expect(recalled?.journey).toBe('small');
});
