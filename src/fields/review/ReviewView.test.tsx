import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { ReviewView } from './ReviewView.tsx';

test('each row can be changed, and says which to those who hear it', async () => {
  const change = vi.fn();
  const screen = await render(
    <Stage view={ReviewView} example={{ ...examples.empty, services: { change } }} />,
  );
  await screen.getByRole('button', { name: 'Change Who to contact' }).click();
  expect(change.mock.lastCall?.[0]).toMatchObject({ step: 'contact' });
});

test('a row that cannot be changed has no way to do so', async () => {
  const screen = await render(<Stage view={ReviewView} example={examples.empty} />);
  await expect.element(screen.getByRole('button')).toHaveLength(4);
  await expect.element(screen.getByRole('button', { name: 'Change Address' })).not.toBeInTheDocument();
});

test('answers stand under the names of the parts of the journey', async () => {
  const screen = await render(<Stage view={ReviewView} example={examples.empty} />);
  const headings = screen.getByRole('heading', { level: 2 });
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual(['The problem', 'You and your household']);
});

test('says what was not provided', async () => {
  const screen = await render(<Stage view={ReviewView} example={examples.empty} />);
  await expect.element(screen.getByText('Not provided')).toBeVisible();
});
