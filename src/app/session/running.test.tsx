import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSnapshot } from '../../fields/useSnapshot.ts';
import { runningSession } from './running.ts';

/** A field on a page that is drawn anew whenever the session has learnt something. */
function Page() {
  useSnapshot(runningSession());
  const [text, setText] = useState('');
  return <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />;
}

const lastActive = () => runningSession().getSnapshot().context.lastActive;

afterEach(() => {
  vi.useRealTimers();
});

describe('a session that is running', () => {
  test('hears that somebody types only after the field has', async () => {
    const screen = await render(<Page />);
    const name = screen.getByLabelText('Name');
    const later = lastActive() + 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    // Filled without a key, as a password manager or dictation does.
    await name.fill('Zadie');
    await expect.poll(lastActive).toBeGreaterThanOrEqual(later);
    expect(name.element()).toHaveValue('Zadie');
  });
});
