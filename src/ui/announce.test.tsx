import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Announcements, listenToRegions } from '../../test/support/announcements.ts';
import { Announced } from './Announced.tsx';
import { Notice } from './Notice.tsx';
import { Waiting } from './Waiting.tsx';

const wordsOf = ({ spoken }: Announcements) => spoken.map(({ words }) => words);

test('what is waited for is said once, however many wait, by a region that was there before', async () => {
  const heard = listenToRegions();
  const screen = await render(
    <>
      <Waiting>Loading…</Waiting>
      <Waiting>Loading…</Waiting>
      <Waiting>Loading…</Waiting>
    </>,
  );
  await expect.poll(() => wordsOf(heard)).toEqual(['Loading…']);
  await screen.rerender(<Waiting>Sending your repair…</Waiting>);
  await expect.poll(() => wordsOf(heard)).toEqual(['Loading…', 'Sending your repair…']);
  expect(heard.bornFull).toEqual([]);
});

test('a wait that is over at once is not said', async () => {
  const heard = listenToRegions();
  const screen = await render(<Waiting>Loading…</Waiting>);
  await screen.rerender(<Waiting>Saving…</Waiting>);
  await expect.poll(() => wordsOf(heard)).toEqual(['Saving…']);
});

test('a notice that appears is said with its tone', async () => {
  const heard = listenToRegions();
  await render(
    <Notice tone="information" message="SSR001" announced>
      We will raise this as a new repair.
    </Notice>,
  );
  await expect.poll(() => heard.spoken).toHaveLength(1);
  expect(heard.spoken[0]?.words).toContain('We will raise this as a new repair.');
  expect(heard.bornFull).toEqual([]);
});

test('what stops the resident is said once, by the assertive region that came with the polite one', async () => {
  const screen = await render(<Waiting>Loading…</Waiting>);
  const heard = listenToRegions();
  await expect.poll(() => document.querySelectorAll('body > [aria-live=assertive]')).toHaveLength(1);
  await screen.rerender(
    <>
      <Notice tone="blocked" message="E4" announced>
        Please call us.
      </Notice>
      <Notice tone="error" message="E4" announced>
        We could not send it.
      </Notice>
    </>,
  );
  await expect.poll(() => heard.spoken).toHaveLength(2);
  expect(heard.spoken.map(({ urgency }) => urgency)).toEqual(['assertive', 'assertive']);
  expect(document.querySelectorAll('body > [aria-live=assertive]')).toHaveLength(1);
  expect(heard.bornFull).toEqual([]);
});

test('words that two parts have are said once, however urgent', async () => {
  const heard = listenToRegions();
  await render(
    <>
      <Waiting>No match</Waiting>
      <Announced urgency="assertive">
        <p>No match</p>
      </Announced>
    </>,
  );
  await expect.poll(() => wordsOf(heard)).toEqual(['No match']);
});

test('in an open dialog it is said by a region of the dialog, because the page behind is silent', async () => {
  const screen = await render(
    <dialog>
      <Waiting>Finding appointments…</Waiting>
    </dialog>,
  );
  const dialog = screen.container.querySelector('dialog');
  dialog?.showModal();
  await screen.rerender(
    <dialog>
      <Waiting>Booking…</Waiting>
    </dialog>,
  );
  await expect.poll(() => dialog?.querySelector('[aria-live]')?.textContent).toBe('Booking…');
});

test('what was said is not there to be come upon again, and is said again when somebody else asks for it', async () => {
  const heard = listenToRegions();
  const screen = await render(<Waiting>Sending…</Waiting>);
  await expect.poll(() => wordsOf(heard)).toEqual(['Sending…']);
  const region = document.querySelector('body > [aria-live=polite]');
  await expect.poll(() => region?.textContent, { timeout: 5000 }).toBe('');
  await screen.rerender(<Waiting>Saving…</Waiting>);
  await screen.rerender(<Waiting>Sending…</Waiting>);
  await expect.poll(() => wordsOf(heard)).toEqual(['Sending…', 'Sending…']);
});
