import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/styles.css';
import '../atlas.css';
import type { Traffic } from '../../../contract/traffic.ts';
import { complaintsInPage } from '../../../test/support/axe-in-page.ts';
import { loadFlows } from '../../walkthrough/flow.ts';
import { addDays } from './model/period.ts';
import { TrafficView } from './TrafficView.tsx';

const none = { on: 0, back: 0, halted: 0, done: 0, left: 0, saved: 0, gone: 0, medianSeconds: null };

const traffic: Traffic = {
  from: '2026-03-01',
  to: '2026-04-01',
  containsDemonstration: true,
  journeys: [
    {
      journey: 'repair',
      visits: 200,
      moves: [
        { from: null, to: 'asset', kind: 'on', count: 200 },
        { from: 'asset', to: 'reason', kind: 'on', count: 150 },
        { from: 'reason', to: 'halt:failed', kind: 'halted', count: 0 },
      ],
      places: [
        { place: 'asset', ...none, arrivals: 200, on: 150, left: 20, gone: 30, medianSeconds: 75 },
        { place: 'reason', ...none, arrivals: 150, gone: 140 },
        { place: 'halt:failed', ...none, arrivals: 0 },
      ],
      stops: [
        { place: 'emergency', reason: 'nobody can give access', count: 0 },
        { place: 'asset', reason: 'checkAsset: refused with E5', count: 15 },
        { place: 'asset', reason: 'a reason of an older version', count: 5 },
      ],
    },
  ],
};

/** What the gateway answers next, and the addresses that were asked for. */
let status = 200;
let body: unknown = traffic;
const asked: string[] = [];

beforeEach(() => {
  [status, body] = [200, traffic];
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened(chosen = '') {
  const flow = (await loadFlows()).find(({ journey }) => journey.id === 'repair');
  if (!flow) throw new Error('there is no repair journey');
  const onChoose = vi.fn();
  const screen = await render(
    <main>
      <h1>Atlas</h1>
      <TrafficView flow={flow} chosen={chosen} onChoose={onChoose} />
    </main>,
  );
  return { screen, onChoose };
}

test('moves that the graph does not know are counted and named', async () => {
  const { screen } = await opened();
  await expect.element(screen.getByText('Kinds of moves that the graph does not know: 0')).toBeVisible();
  const [journey] = traffic.journeys;
  const planted = { from: 'reason', to: 'end:scheduler', kind: 'done', count: 0 } as const;
  body = { ...traffic, journeys: [{ ...journey, moves: [...(journey?.moves ?? []), planted] }] };
  const { screen: other } = await opened();
  await expect
    .element(other.getByText(/the graph does not know: 1 – Where is the problem and what is wrong\? → /))
    .toBeVisible();
});

test('the map is painted, and the same stands in tables, the worst step first', async () => {
  const { screen, onChoose } = await opened();
  await expect
    .element(screen.getByText(/200 visits, 1 March 2026 to 31 March 2026, with made-up visits/))
    .toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll('.at-edge .at-mark')].map((mark) => mark.textContent))
    .toEqual(expect.arrayContaining(['200', '150']));
  const rows = screen.getByRole('table', { name: /Where residents are lost/ }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Where is the problem and what is wrong?15014093%');
  await expect.element(rows.nth(2)).toHaveTextContent('Which part needs repairing?2005025%');
  await expect
    .element(
      screen.getByRole('button', {
        name: /^Which part needs repairing\?, step .*: 200 arrivals, 25% lost here/,
      }),
    )
    .toBeVisible();
  await screen.getByText('All numbers').click();
  await expect
    .element(screen.getByRole('row', { name: /Error page: The repair cannot go on stopped by an error <5/ }))
    .toBeVisible();
  expect(await complaintsInPage()).toEqual([]);
  await screen.getByRole('button', { name: 'Which part needs repairing?', exact: true }).first().click();
  expect(onChoose).toHaveBeenCalledWith('asset');
});

test('a step tells who came from where, where they went, and how long they stayed', async () => {
  const { screen } = await opened('asset');
  const panel = screen.getByRole('complementary', { name: 'About what is chosen' });
  await expect.element(panel.getByText('Start: 200 (went on)')).toBeVisible();
  await expect
    .element(panel.getByText('Where is the problem and what is wrong?: 150 (went on)'))
    .toBeVisible();
  await expect.element(panel.getByText('1 min 15 s')).toBeVisible();
  await expect.element(panel.getByText(/^refused with E5 \(.+\): 15$/)).toBeVisible();
  await expect.element(panel.getByText('20 left, 30 not heard of any more: 25%')).toBeVisible();
});

test('where residents were stopped is counted at the badges, in a table and in its CSV', async () => {
  const { screen, onChoose } = await opened();
  const rows = screen.getByRole('table', { name: /Where residents are stopped/ }).getByRole('row');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      'Which part needs repairing?refused with E5Check whether this part can be repaired here15',
    );
  await expect
    .poll(() => rows.elements().map((row) => row.lastElementChild?.textContent))
    .toEqual(['Visits', '15', '5', '<5']);
  await expect
    .element(rows.nth(2))
    .toHaveTextContent('Which part needs repairing?a reason of an older version5');
  await expect.element(rows.nth(3)).toHaveTextContent('Can someone let us in?nobody can give access<5');
  await screen.getByLabelText('Where it stops', { exact: true }).click();
  const badge = screen.getByRole('button', {
    name: /Could not go on: checkAsset: refused with E5 15; a reason/,
  });
  await expect.element(badge).toBeInTheDocument();
  expect(await complaintsInPage()).toEqual([]);
  (badge.element() as HTMLElement).click();
  expect(onChoose).toHaveBeenCalledWith('asset/stops');
  const drawn = () => document.querySelector('.at-sheet svg')?.textContent;
  await expect.poll(drawn).toContain('• refused with E5');
  await expect.element(badge).toHaveAccessibleName(/^Stops for \d+ reasons, .*refused with E5.*: Could not/);
  expect(await complaintsInPage()).toEqual([]);
  (badge.element() as HTMLElement).click();
  await expect.poll(drawn).not.toContain('• refused with E5');
  const make = vi.spyOn(URL, 'createObjectURL');
  await screen.getByRole('button', { name: 'Save where it stops as CSV' }).click();
  const saved = make.mock.calls[0]?.[0] as Blob;
  const lines = (await saved.text()).split('\r\n');
  expect(lines[0]).toMatch(/,"?Visits stopped, rounded down to fives"?$/);
  expect(lines.find((line) => line.startsWith('asset,') && line.includes('refused with E5'))).toMatch(/,15$/);
  expect(lines.find((line) => line.startsWith('emergency,'))).toMatch(/,0$/);
  make.mockRestore();
});

test('other days are asked for', async () => {
  const { screen } = await opened();
  await screen.getByRole('button', { name: 'Last 7' }).click();
  await expect.poll(() => asked.length).toBe(2);
  const [from = '', to = ''] = new URLSearchParams(asked[1]?.split('?')[1]).values();
  expect(addDays(from, 7)).toBe(to);
  await userEvent.fill(screen.getByLabelText('From'), '2026-01-05');
  await userEvent.fill(screen.getByLabelText('to', { exact: true }), '2026-01-04');
  await expect.poll(() => asked.at(-1)).toContain('?from=2026-01-04&to=2026-01-05');
});

test('who is not signed in is led to the sign-in, and back to the same place', async () => {
  status = 401;
  window.location.hash = '#repair!traffic!asset';
  const { screen } = await opened();
  const link = screen.getByRole('link', { name: 'Sign in as an analyst' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe(
    '/customerselfserve/api/v1/analysts/authorize?at=repair%21traffic%21asset',
  );
  expect(await complaintsInPage()).toEqual([]);
});

test.each([
  [403, {}, /signed in as a resident/],
  [400, { errors: { to: ['This must be at most 400 days later'] } }, /at most 400 days/],
  [404, {}, /none answers here/],
  [200, '<html>', /none answers here/],
  [200, { ...traffic, journeys: [] }, /Nobody was in this journey: 1 March/],
])('an answer of %i is told in words', async (answered, content, words) => {
  [status, body] = [answered, content];
  const { screen } = await opened();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('without a gateway a file shows what was saved, and another file is refused', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { screen } = await opened();
  await expect.element(screen.getByText(/none answers here/)).toBeVisible();
  const field = screen.getByLabelText('Open a saved file');
  await userEvent.upload(field, new File([JSON.stringify(traffic)], 'traffic.json'));
  await expect.element(screen.getByText(/31 March 2026, from a file, with made-up visits/)).toBeVisible();
  await userEvent.upload(field, new File(['{"a": 1}'], 'other.json'));
  await expect.element(screen.getByText(/holds no traffic/)).toBeVisible();
});

test('a file that is opened while days are being read stays when their answer comes', async () => {
  const { screen } = await opened();
  await expect.element(screen.getByText(/200 visits/)).toBeVisible();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  await screen.getByRole('button', { name: 'Last 7' }).click();
  const file = new File([JSON.stringify(traffic)], 'traffic.json');
  await userEvent.upload(screen.getByLabelText('Open a saved file'), file);
  await expect.element(screen.getByText(/31 March 2026, from a file/)).toBeVisible();
  const late = new Response(JSON.stringify({ ...traffic, journeys: [] }));
  answer.resolve(late);
  await expect.poll(() => late.bodyUsed).toBe(true);
  // What the answer changes, it changes before the frame after the next.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.element(screen.getByText(/31 March 2026, from a file/)).toBeVisible();
});

test('signing out ends the session, and asks to sign in again', async () => {
  const { screen } = await opened();
  await expect.element(screen.getByText(/200 visits/)).toBeVisible();
  status = 401;
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByRole('link', { name: 'Sign in as an analyst' })).toBeVisible();
  expect(asked[1]).toBe('DELETE /customerselfserve/api/v1/analysts/session');
});

test('nothing is wider than the narrowest screen', async () => {
  await page.viewport(320, 700);
  const { screen } = await opened();
  await expect.element(screen.getByText(/200 visits/)).toBeVisible();
  await expect.poll(() => document.querySelector('.at-sheet')).not.toBeNull();
  await screen.getByText('All numbers').click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const figures of document.querySelectorAll('.at-figures'))
    expect(figures.clientWidth).toBeLessThan(320);
  await page.viewport(1280, 800);
});
