import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Notice } from './Notice.tsx';
import { Waiting } from './Waiting.tsx';

/** What was put into live regions, and whether such a region was there before its words. */
function listen() {
  const spoken: string[] = [];
  const bornFull: string[] = [];
  const live = '[aria-live], [role=status]';
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        const region = target instanceof Element ? target.closest(live) : null;
        if (region) spoken.push(node.textContent ?? '');
        else if (node instanceof Element)
          bornFull.push(
            ...[node, ...node.querySelectorAll('*')]
              .filter((each) => each.matches(live) && each.textContent !== '')
              .map(({ textContent }) => textContent ?? ''),
          );
      }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return { spoken, bornFull };
}

test('what is waited for is said once, however many wait, by a region that was there before', async () => {
  const { spoken, bornFull } = listen();
  const screen = await render(
    <>
      <Waiting>Loading…</Waiting>
      <Waiting>Loading…</Waiting>
      <Waiting>Loading…</Waiting>
    </>,
  );
  await vi.waitFor(() => expect(spoken).toEqual(['Loading…']));
  await screen.rerender(<Waiting>Sending your repair…</Waiting>);
  await vi.waitFor(() => expect(spoken).toEqual(['Loading…', 'Sending your repair…']));
  expect(bornFull).toEqual([]);
});

test('a wait that is over at once is not said', async () => {
  const { spoken } = listen();
  const screen = await render(<Waiting>Loading…</Waiting>);
  await screen.rerender(<Waiting>Saving…</Waiting>);
  await vi.waitFor(() => expect(spoken).toEqual(['Saving…']));
});

test('a notice that appears is said with its tone', async () => {
  const { spoken, bornFull } = listen();
  await render(
    <Notice tone="information" message="SSR001" announced>
      We will raise this as a new repair.
    </Notice>,
  );
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  expect(spoken[0]).toContain('We will raise this as a new repair.');
  expect(bornFull).toEqual([]);
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
  await vi.waitFor(() => expect(dialog?.querySelector('[aria-live]')?.textContent).toBe('Booking…'));
});
