import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackLink } from './BackLink.tsx';

test('is a link where there is an address, and a button where the journey decides', async () => {
  const onBack = vi.fn();
  const screen = await render(
    <>
      <BackLink href="#before">Back to your repairs</BackLink>
      <BackLink onBack={onBack} />
    </>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Back to your repairs' }))
    .toHaveAttribute('href', '#before');
  await screen.getByRole('button', { name: 'Back' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
