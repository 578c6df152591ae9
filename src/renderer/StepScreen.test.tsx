import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { payment as copy } from '../../content/payment.ts';
import { flow } from '../../journeys/payment/flow.ts';
import { nothingKnown, type PaymentFacts } from '../../journeys/payment/vocabulary.ts';
import type { PortalFlow } from '../../machines/engine/index.ts';
import { listenToRegions, timesSaid } from '../../test/support/announcements.ts';
import { playJourney } from '../../test/support/played-journey.tsx';
import '../styles/styles.css';

const account: PaymentFacts['account'] = {
  id: '00000000-0000-4000-8000-000000000800',
  name: 'Rent Account',
  payref: '10004820',
  balance: 0,
  pending: [],
};

async function atAmount() {
  const played = playJourney(flow as unknown as PortalFlow, nothingKnown);
  await expect.poll(() => played.errors).toEqual([]);
  played.finish({ output: { account, mayAskForHelp: false } });
  const box = page.getByRole('textbox', { name: copy.questions.other.label });
  await expect.element(box).toBeVisible();
  return { ...played, box, next: page.getByRole('button', { name: controls.continue }) };
}

const notice = () => document.querySelector('[data-message="SSC008"]');

test('what is typed is not judged at each key, but on leaving the field', async () => {
  const { box, next } = await atAmount();
  await box.click();
  await userEvent.keyboard('0');
  expect(notice()).toBeNull();
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('.5');
  expect(notice()).toBeNull();
  await userEvent.tab();
  await expect.poll(notice).not.toBeNull();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/£1/);
});

test('what is typed is judged after a pause too', async () => {
  const { box, next } = await atAmount();
  await box.click();
  await userEvent.keyboard('6000');
  await expect.poll(notice).not.toBeNull();
  await expect.element(box).toHaveFocus();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('a Continue that is off can be reached and pressed, does nothing and says why', async () => {
  const { box, next, context } = await atAmount();
  await box.fill('0');
  await userEvent.tab();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  (next.element() as HTMLElement).focus();
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAccessibleDescription(/£1/);
  const heard = listenToRegions();
  await next.click({ force: true });
  await expect.poll(() => timesSaid(heard, /£1/)).toBe(1);
  expect(heard.spoken.at(-1)?.urgency).toBe('assertive');
  expect(context().at).toBe('amount');
  await box.click();
  await userEvent.keyboard('{Enter}');
  expect(context().at).toBe('amount');
});

test('Enter in a field keeps the focus there while the answer is saved', async () => {
  const { box, root } = await atAmount();
  await box.click();
  await userEvent.keyboard('25{Enter}');
  await expect.poll(() => root.querySelector('form')?.dataset.phase).toBe('doing');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('00');
  await expect.element(box).toHaveValue('25');
});

test('what is waited for is said once: loading, then what becomes of the answer', async () => {
  const heard = listenToRegions();
  const { box, root } = await atAmount();
  await box.click();
  await userEvent.keyboard('25{Enter}');
  await expect.poll(() => root.querySelector('form')?.dataset.phase).toBe('doing');
  const waiting = root.querySelector('.ds-waiting')?.textContent ?? '';
  expect(Object.values(copy.operations)).toContain(waiting);
  await expect.poll(() => timesSaid(heard, waiting)).toBe(1);
  expect(timesSaid(heard, app.loading)).toBeLessThanOrEqual(1);
  expect(heard.spoken.every(({ urgency }) => urgency === 'polite')).toBe(true);
  expect(heard.bornFull).toEqual([]);
  heard.stop();
});
