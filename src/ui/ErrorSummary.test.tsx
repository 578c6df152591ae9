import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [{ message: 'SSR058', text: 'Enter a name', field: 'name' }];

const view = (attempt: number, shown = problems) => (
  <>
    <ErrorSummary problems={shown} attempt={attempt} />
    <input id="name" aria-label="Name" />
  </>
);

test('takes the focus when it appears and with each attempt', async () => {
  const screen = await render(view(1));
  const summary = screen.getByRole('region', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  (screen.getByRole('textbox').element() as HTMLElement).focus();
  await screen.rerender(view(2));
  await expect.element(summary).toHaveFocus();
});

test('leads to the field without touching the address', async () => {
  const before = location.href;
  const screen = await render(view(1));
  await screen.getByRole('link', { name: 'Enter a name' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(location.href).toBe(before);
});

test('is not there without problems', async () => {
  const screen = await render(view(1, []));
  await expect.element(screen.getByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
});

test('has the key of each message', async () => {
  const screen = await render(view(1));
  expect(screen.container.querySelector('[data-message="SSR058"]')?.textContent).toBe('Enter a name');
});
