import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Fault } from '../../machines/engine/index.ts';
import type { ListRequest } from '../../machines/list/list-query.ts';
import { listenToRegions, timesSaid } from '../../test/support/announcements.ts';
import { answer, answerBut, ExampleList, nothing, refuse } from './examples.tsx';
import { offeredPages } from './Pagination.tsx';
import '../styles/styles.css';

/** Answers, and tells what was asked for. */
function watched() {
  const requests: ListRequest[] = [];
  return {
    requests,
    fetch: (request: ListRequest) => {
      requests.push(request);
      return answer(request);
    },
  };
}

const countIn =
  ({ container }: { readonly container: HTMLElement }) =>
  () =>
    container.querySelector('.ds-list-count')?.textContent;

test('the table has a caption, headings for its columns, and rows that are pressed anywhere', async () => {
  const onOpen = vi.fn();
  const screen = await render(<ExampleList onOpen={onOpen} />);
  const table = screen.getByRole('table', { name: '1 to 10 of 47 parcels' });
  await expect.element(table).toBeVisible();
  expect(table.element().querySelectorAll('thead th[scope="col"]')).toHaveLength(4);
  await table.getByRole('row', { name: /1 May 2026/ }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('P-1047');
});

test('what is typed and chosen waits for Search, also by Enter', async () => {
  const { fetch, requests } = watched();
  const screen = await render(<ExampleList fetch={fetch} />);
  await expect.element(screen.getByRole('table')).toBeVisible();
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByLabelText('State').selectOptions('Under way');
  expect(requests).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  await screen.getByRole('searchbox').fill('coat');
  expect(requests).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(countIn(screen)).toBe('1 to 9 of 9 parcels');
  expect(requests.at(-1)?.query).toMatchObject({ search: 'coat', filters: { state: '' } });
});

test('filters in force are told and counted, and cleared together with the words', async () => {
  const screen = await render(<ExampleList query={{ search: 'coat' }} />);
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByLabelText('State').selectOptions('There');
  await screen.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Filters (1 on)' })).toHaveFocus();
  await expect.element(screen.getByText('State: There')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(countIn(screen)).toBe('1 to 10 of 47 parcels');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('filters that make no sense are said in the panel, which stays', async () => {
  const { fetch, requests } = watched();
  const screen = await render(<ExampleList fetch={fetch} />);
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByLabelText('From').fill('2026-05-02');
  await screen.getByLabelText('To').fill('2026-05-01');
  await screen.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => screen.container.querySelector('dialog [data-tone=error]')).not.toBeNull();
  expect(requests).toHaveLength(1);
  await screen.getByLabelText('To').fill('2026-05-03');
  await screen.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests).toHaveLength(2);
});

test('a day can be typed as people write it, and is changed in the middle without being rewritten', async () => {
  const { fetch, requests } = watched();
  const screen = await render(<ExampleList fetch={fetch} />);
  await screen.getByRole('button', { name: 'Filters' }).click();
  const from = screen.getByLabelText('From');
  await from.click();
  await userEvent.keyboard('01/5/2026');
  await expect.element(from).toHaveValue('01/5/2026');
  await userEvent.keyboard('{Home}{Delete}2');
  await expect.element(from).toHaveValue('21/5/2026');
  await screen.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests.at(-1)?.query.filters).toMatchObject({ from: '2026-05-21' });
});

test('another page is read from its top, by whoever turned it', async () => {
  const screen = await render(<ExampleList />);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('table', { name: '11 to 20 of 47 parcels' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'parcels' })).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Page 2' }))
    .toHaveAttribute('aria-current', 'page');
  await screen.getByLabelText('Show per page').selectOptions('100');
  await expect.poll(countIn(screen)).toBe('1 to 47 of 47 parcels');
  await expect.element(screen.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('pages that are offered are few, and one alone is never left out', () => {
  expect(offeredPages(0, 1)).toEqual([0]);
  expect(offeredPages(0, 5)).toEqual([0, 1, null, 4]);
  expect(offeredPages(2, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(offeredPages(6, 13)).toEqual([0, null, 5, 6, 7, null, 12]);
  expect(offeredPages(12, 13)).toEqual([0, null, 11, 12]);
});

test('cards grow by themselves when their end is near, and the button leads to the first new one', async () => {
  await page.viewport(360, 640);
  const { fetch, requests } = watched();
  const screen = await render(<ExampleList isEndless fetch={fetch} />);
  await expect.poll(countIn(screen)).toBe('20 of 47 parcels');
  expect(requests).toHaveLength(1);
  screen.getByRole('button', { name: 'Show more parcels' }).element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(countIn(screen)).toBe('40 of 47 parcels');
  const links = screen.getByRole('link', { name: /^View details/ });
  await expect.element(links.nth(20)).toHaveFocus();
  links.last().element().scrollIntoView();
  await expect.poll(countIn(screen)).toBe('47 of 47 parcels');
  expect(links.elements()).toHaveLength(47);
  await expect.element(screen.getByRole('button', { name: 'Show more parcels' })).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('what could not be fetched is tried again where it is said', async () => {
  const screen = await render(<ExampleList fetch={answerBut((_, call) => call === 1, refuse)} />);
  await expect
    .poll(() => screen.container.querySelector('[data-message=repair_History_Error_Message2]'))
    .not.toBeNull();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('table')).toBeVisible();
});

test.each([
  { list: 'a table', isEndless: false, calls: [1] },
  { list: 'cards', isEndless: true, calls: [2] },
])('$list that was asked for too often says how long to wait', async ({ isEndless, calls }) => {
  const tooMany = () => Promise.reject(new Fault('limited', { status: 429, retryAfter: 20 }));
  const fetch = answerBut((_, call) => calls.includes(call), tooMany);
  const screen = await render(<ExampleList isEndless={isEndless} fetch={fetch} />);
  if (isEndless) {
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    screen.getByRole('listitem').last().element().scrollIntoView();
  }
  const notice = () => screen.container.querySelector('[data-message=Too_Many_Tries]');
  await expect.poll(() => notice()?.textContent).toContain('Wait 20 seconds');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(notice).toBeNull();
});

test('nothing wider than the narrowest screen', async () => {
  await page.viewport(320, 640);
  const screen = await render(<ExampleList isEndless query={{ search: 'taps' }} />);
  await expect.poll(countIn(screen)).toBe('10 of 10 parcels');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('that nothing matches is said once, by a region that was there before', async () => {
  const heard = listenToRegions();
  const screen = await render(<ExampleList fetch={nothing} query={{ search: 'zebra' }} />);
  await expect.poll(() => screen.container.querySelector('.ds-list-empty')).not.toBeNull();
  const words = () => screen.container.querySelector('.ds-list-empty p')?.textContent ?? '';
  await expect.poll(() => timesSaid(heard, words())).toBe(1);
  expect(heard.bornFull).toEqual([]);
  heard.stop();
});

test('how much there is, is said once after each change', async () => {
  const heard = listenToRegions();
  const screen = await render(<ExampleList />);
  await expect.poll(() => timesSaid(heard, '1 to 10 of 47 parcels')).toBe(1);
  await screen.getByLabelText('Show per page').selectOptions('100');
  await expect.poll(() => timesSaid(heard, '1 to 47 of 47 parcels')).toBe(1);
  expect(timesSaid(heard, '1 to 10 of 47 parcels')).toBe(1);
  expect(heard.bornFull).toEqual([]);
  heard.stop();
});

test('where there is nothing at all, there is nothing to search or to sort; the focus stays in the list', async () => {
  const screen = await render(<ExampleList fetch={nothing} query={{ search: 'zebra' }} />);
  const said = () => screen.container.querySelector<HTMLElement>('.ds-list-empty')?.dataset.message;
  await expect.poll(said).toBe('repairs_search_no_results');
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(said).toBe('repairs_history_no_results');
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Sort by')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(screen.container.querySelector('.ds-list-rows')).toBe(document.activeElement);
});
