import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFirst } from './first-answers.ts';

const origin = 'http://gateway.test';
const read = '/customerselfserve/api/v1/accounts?page=1';
const text = JSON.stringify({
  customerId: 'resident-1',
  answers: { [read]: { body: { number: 1 }, eTag: '"7"' } },
});

// How long ago the page was asked for, in milliseconds; of a test it would be how long its process runs.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What is answered to a request, and what went out. */
function page({ whose = 'resident-1', still = true, sent = text as string | null } = {}) {
  const out: string[] = [];
  const state = { whose, still };
  const carried = answerFirst(
    sent,
    async (input) => {
      out.push((input as Request).url);
      return Response.json({ number: 2 });
    },
    () => state.whose,
    () => state.still,
  );
  const ask = async (address = read, method = 'GET') => {
    const answer = await carried(new Request(`${origin}${address}`, { method }));
    return { ...(await answer.json()), eTag: answer.headers.get('etag') };
  };
  return { out, state, ask };
}

test('a read is answered with what came with the page, tag included, and the next one goes out', async () => {
  const { ask, out } = page();
  expect(await ask()).toEqual({ number: 1, eTag: '"7"' });
  expect(out).toEqual([]);
  expect(await ask()).toEqual({ number: 2, eTag: null });
  expect(out).toEqual([`${origin}${read}`]);
});

test('a read goes out from a page that was asked for half a minute ago', async () => {
  const { ask } = page();
  vi.mocked(performance.now).mockReturnValue(30_001);
  expect(await ask()).toEqual({ number: 2, eTag: null });
});

test.each([
  ['another address', () => page().ask('/customerselfserve/api/v1/accounts?page=2')],
  ['a write', () => page().ask(read, 'POST')],
  ['another resident', () => page({ whose: 'resident-2' }).ask()],
  ['a page that has changed', () => page({ still: false }).ask()],
  ['a page that nothing came with', () => page({ sent: null }).ask()],
])('%s goes out', async (_, asked) => {
  expect(await asked()).toEqual({ number: 2, eTag: null });
});
