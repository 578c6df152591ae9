import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './Card.tsx';
import { describedBy, Field } from './Field.tsx';
import { Pill } from './Pill.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Waiting } from './Waiting.tsx';
import '../styles/styles.css';

test('a card is a region named by its title', async () => {
  const screen = await render(
    <Card title="Rent account" status={<Pill tone="good">Paid up</Pill>} footer={<a href="#pay">Pay</a>}>
      <p>Nothing to pay.</p>
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Rent account' });
  await expect.element(card.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(card.getByText('Paid up')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Pay' })).toBeVisible();
});

test('waiting is said in words', async () => {
  const screen = await render(<Waiting message="SSR061">Looking for appointments</Waiting>);
  const waiting = screen.container.querySelector<HTMLElement>('[data-message=SSR061]');
  await expect.element(waiting).toHaveTextContent('Looking for appointments');
});

test('hidden text takes no room and is part of the name', async () => {
  const screen = await render(
    <button type="button">
      Change<VisuallyHidden> address</VisuallyHidden>
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Change address' });
  await expect.element(button).toBeVisible();
  expect(button.element().querySelector('span')?.offsetWidth).toBe(1);
});

test('a field is described by its hint, then its error', async () => {
  const errors = [{ key: 'SSC008', text: 'Enter an amount from £1 to £5,000' }];
  const screen = await render(
    <Field id="amount" label="Amount" hint="For example 42.50" errors={errors}>
      <input id="amount" {...describedBy('amount', { hint: 'For example 42.50', errors })} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('For example 42.50 Enter an amount from £1 to £5,000');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});
