import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { listMachine } from './list.ts';
import type { ListEvent, ListInput } from './list-context.ts';
import type { ListAnswer, ListQuery, ListRequest } from './list-query.ts';

const usual: ListQuery = { search: '', filters: { state: '' }, place: '', sort: 'newest', page: 0, size: 10 };

interface Fetch {
  readonly request: ListRequest;
  readonly signal: AbortSignal;
  answer(answer: ListAnswer): Promise<void>;
  fail(): Promise<void>;
}

/** Promises and what follows them are done. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `row ${from + index}`);

/** A list that is running, with everything that it asked for, to be answered in any order. */
function run(input: Partial<ListInput> = {}) {
  const fetches: Fetch[] = [];
  const actor = createActor(
    listMachine.provide({
      actors: {
        fetch: fromPromise<ListAnswer, ListRequest>(({ input: request, signal }) => {
          const made = Promise.withResolvers<ListAnswer>();
          fetches.push({
            request,
            signal,
            answer: (answer) => {
              made.resolve(answer);
              return settled();
            },
            fail: () => {
              made.reject(new Error('dropped'));
              return settled();
            },
          });
          return made.promise;
        }),
      },
    }),
    { input: { query: usual, usual, isEndless: false, batch: 100, keyOf: String, ...input } },
  ).start();
  const at = (index: number): Fetch => {
    const found = fetches.at(index);
    if (!found) throw new Error('nothing was asked for');
    return found;
  };
  return {
    fetches,
    last: () => at(-1),
    at,
    send: (event: ListEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('what takes effect when', () => {
  test('words and filters wait for Search, and begin at the first page', async () => {
    const list = run({ query: { ...usual, page: 3 } });
    await list.last().answer({ rows: rows(30, 10), total: 130 });
    list.send({ type: 'TYPE', text: 'tap' });
    list.send({ type: 'FILTER', name: 'state', value: 'open' });
    expect(list.fetches).toHaveLength(1);
    expect(list.context().query).toEqual({ ...usual, page: 3 });
    list.send({ type: 'SEARCH' });
    expect(list.last().request).toMatchObject({
      query: { ...usual, search: 'tap', filters: { state: 'open' } },
      skip: 0,
      limit: 10,
    });
  });

  test('filters that are closed without Search are those in force again', async () => {
    const list = run({ query: { ...usual, filters: { state: 'done' } } });
    list.send({ type: 'TYPE', text: 'tap' });
    list.send({ type: 'FILTER', name: 'state', value: 'open' });
    list.send({ type: 'DROP' });
    expect(list.context().entered).toEqual({ search: 'tap', filters: { state: 'done' } });
    expect(list.fetches).toHaveLength(1);
  });

  test('order, place, page and size take effect at once, and clearing brings everything of a place back', () => {
    const list = run();
    list.send({ type: 'SORT', sort: 'oldest' });
    list.send({ type: 'PLACE', place: 'here' });
    list.send({ type: 'SIZE', size: 20 });
    list.send({ type: 'PAGE', page: 2 });
    expect(list.last().request).toMatchObject({ skip: 40, limit: 20 });
    list.send({ type: 'CLEAR_FILTERS' });
    expect(list.last().request.query).toEqual({ ...usual, place: 'here' });
    expect(list.fetches).toHaveLength(6);
  });

  test('clearing the words leaves the filters', () => {
    const query = { ...usual, search: 'tap', filters: { state: 'open' } };
    const list = run({ query });
    list.send({ type: 'CLEAR_SEARCH' });
    expect(list.last().request.query).toEqual({ ...query, search: '' });
    expect(list.context().entered.search).toBe('');
  });
});

describe('answers', () => {
  test('a newer request calls off the one before, whose answer comes to nothing', async () => {
    const list = run();
    list.send({ type: 'SORT', sort: 'oldest' });
    expect(list.at(0).signal.aborted).toBe(true);
    expect(list.at(1).signal.aborted).toBe(false);
    await list.at(1).answer({ rows: ['new'], total: 1 });
    await list.at(0).answer({ rows: ['late'], total: 1 });
    expect(list.context().rows).toEqual(['new']);
    list.send({ type: 'SORT', sort: 'newest' });
    list.send({ type: 'SORT', sort: 'oldest' });
    await list.at(2).fail();
    expect(list.state()).toBe('updating');
  });

  test('what was found stays in view until something else is there', async () => {
    const list = run();
    expect(list.state()).toBe('loading');
    await list.last().answer({ rows: rows(0, 10), total: 30 });
    expect(list.state()).toBe('results');
    list.send({ type: 'PAGE', page: 1 });
    expect(list.state()).toBe('updating');
    expect(list.context().rows).toEqual(rows(0, 10));
    await list.last().answer({ rows: rows(10, 10), total: 30 });
    expect(list.context().rows).toEqual(rows(10, 10));
  });

  test('a page past the end leads to the last one', async () => {
    const list = run({ query: { ...usual, page: 98 } });
    await list.last().answer({ rows: [], total: 31 });
    expect(list.last().request).toMatchObject({ skip: 30, limit: 10 });
    await list.last().answer({ rows: ['row 30'], total: 31 });
    expect(list.state()).toBe('results');
    expect(list.context().query.page).toBe(3);
  });

  test('rows that are promised and never come do not go round for ever', async () => {
    const list = run({ query: { ...usual, page: 98 } });
    await list.last().answer({ rows: [], total: 31 });
    await list.last().answer({ rows: [], total: 31 });
    expect(list.state()).toBe('nothing');
    expect(list.fetches).toHaveLength(2);
  });

  test('nothing at all is told from nothing for this search', async () => {
    const list = run();
    await list.last().answer({ rows: [], total: 0 });
    expect(list.state()).toBe('nothing');
    list.send({ type: 'TYPE', text: 'zebra' });
    list.send({ type: 'SEARCH' });
    expect(list.state()).toBe('loading');
    await list.last().answer({ rows: [], total: 0 });
    expect(list.state()).toBe('noMatch');
  });

  test('a failure shows nothing old, and can be tried again as it was', async () => {
    const list = run();
    await list.last().answer({ rows: rows(0, 10), total: 30 });
    list.send({ type: 'PAGE', page: 2 });
    await list.last().fail();
    expect(list.state()).toBe('failed');
    expect(list.context().rows).toEqual([]);
    list.send({ type: 'RETRY' });
    expect(list.last().request).toMatchObject({ skip: 20, limit: 10 });
  });
});

describe('an endless list', () => {
  const cards = { isEndless: true, batch: 3 };

  test('grows by one stretch at a time, to its end', async () => {
    const list = run(cards);
    expect(list.last().request).toMatchObject({ skip: 0, limit: 3, isEndless: true });
    await list.last().answer({ rows: rows(0, 3), total: 5 });
    list.send({ type: 'MORE' });
    list.send({ type: 'MORE' });
    expect(list.state()).toBe('more');
    expect(list.fetches).toHaveLength(2);
    expect(list.last().request).toMatchObject({ skip: 3, limit: 3 });
    await list.last().answer({ rows: rows(3, 2), total: 5 });
    expect(list.context().rows).toEqual(rows(0, 5));
    list.send({ type: 'MORE' });
    expect(list.state()).toBe('results');
    expect(list.fetches).toHaveLength(2);
  });

  test('shows a row that moved meanwhile once, and ends when nothing new comes', async () => {
    const list = run(cards);
    await list.last().answer({ rows: rows(0, 3), total: 6 });
    list.send({ type: 'MORE' });
    await list.last().answer({ rows: rows(2, 2), total: 6 });
    expect(list.context().rows).toEqual(rows(0, 4));
    list.send({ type: 'MORE' });
    await list.last().answer({ rows: rows(3, 1), total: 6 });
    expect(list.context()).toMatchObject({ rows: rows(0, 4), total: 4 });
  });

  test('keeps what is in view when more of it cannot be fetched', async () => {
    const list = run(cards);
    await list.last().answer({ rows: rows(0, 3), total: 5 });
    list.send({ type: 'MORE' });
    await list.last().fail();
    expect(list.state()).toBe('moreFailed');
    expect(list.context().rows).toEqual(rows(0, 3));
    list.send({ type: 'RETRY' });
    await list.last().answer({ rows: rows(3, 2), total: 5 });
    expect(list.context().rows).toHaveLength(5);
  });

  test('is in view at once when the resident comes back, as long as it was, and fetched anew', async () => {
    const kept = { rows: rows(0, 6), total: 9 };
    const list = run({ ...cards, wanted: 6, initialData: { value: kept, isFresh: false } });
    expect(list.state()).toBe('updating');
    expect(list.context().rows).toEqual(kept.rows);
    expect(list.last().request).toMatchObject({ skip: 0, limit: 6 });
    list.send({ type: 'SORT', sort: 'oldest' });
    expect(list.last().request.limit).toBe(3);
  });

  test('shows what came with the page, and fetches only what is asked for then', async () => {
    const list = run({ initialData: { value: { rows: rows(0, 10), total: 25 }, isFresh: true } });
    expect(list.state()).toBe('results');
    expect(list.context()).toMatchObject({ rows: rows(0, 10), total: 25 });
    expect(list.fetches).toHaveLength(0);
    list.send({ type: 'PAGE', page: 1 });
    expect(list.last().request).toMatchObject({ skip: 10, limit: 10 });
  });

  test('says what it means that nothing came with the page', () => {
    const nothing = { value: { rows: [], total: 0 }, isFresh: true };
    expect(run({ initialData: nothing }).state()).toBe('nothing');
    const searched = run({ query: { ...usual, search: 'tap' }, initialData: nothing });
    expect(searched.state()).toBe('noMatch');
    const past = run({
      query: { ...usual, page: 9 },
      initialData: { value: { rows: [], total: 25 }, isFresh: true },
    });
    expect(past.last().request).toMatchObject({ skip: 20, limit: 10 });
  });

  test('becomes pages on a wider screen, and pages become endless on a narrower one', async () => {
    const list = run(cards);
    list.send({ type: 'LAYOUT', isEndless: true });
    expect(list.fetches).toHaveLength(1);
    list.send({ type: 'LAYOUT', isEndless: false });
    expect(list.last().request).toMatchObject({ skip: 0, limit: 10, isEndless: false });
    await list.last().answer({ rows: rows(0, 10), total: 30 });
    list.send({ type: 'MORE' });
    expect(list.state()).toBe('results');
  });
});

describe('what makes no sense', () => {
  const complaintAbout = ({ filters }: Pick<ListQuery, 'filters'>) =>
    (filters.from ?? '') > (filters.to ?? '') ? 'end_before_start' : null;
  const dates = (from: string, to: string): ListQuery => ({ ...usual, filters: { from, to } });

  test('is said and fetches nothing, and what was found stays', async () => {
    const list = run({ complaintAbout });
    await list.last().answer({ rows: ['a'], total: 1 });
    list.send({ type: 'FILTER', name: 'from', value: '2026-02-01' });
    list.send({ type: 'FILTER', name: 'to', value: '2026-01-01' });
    list.send({ type: 'SEARCH' });
    expect(list.state()).toBe('invalid');
    expect(list.context()).toMatchObject({ complaint: 'end_before_start', rows: ['a'] });
    expect(list.fetches).toHaveLength(1);
    list.send({ type: 'FILTER', name: 'to', value: '2026-03-01' });
    list.send({ type: 'SEARCH' });
    expect(list.context().complaint).toBeNull();
    expect(list.last().request.query.filters).toMatchObject({ from: '2026-02-01', to: '2026-03-01' });
  });

  test('is said of an address as well, at first and later', async () => {
    const list = run({ complaintAbout, query: dates('2026-02-01', '2026-01-01') });
    expect(list.state()).toBe('invalid');
    expect(list.fetches).toHaveLength(0);
    expect(list.context()).toMatchObject({ query: usual, entered: { filters: { from: '2026-02-01' } } });
    list.send({ type: 'DROP' });
    expect(list.last().request.query).toEqual(usual);
    list.send({ type: 'OPEN', query: dates('2026-02-01', '2026-01-01') });
    expect(list.state()).toBe('invalid');
    list.send({ type: 'OPEN', query: dates('2026-02-01', '2026-03-01') });
    expect(list.last().request.query.filters).toEqual({ from: '2026-02-01', to: '2026-03-01' });
  });

  test('in an address leaves its place as it is', () => {
    const query = { ...dates('2026-02-01', '2026-01-01'), place: '17' };
    expect(run({ complaintAbout, query }).context().query).toEqual({ ...usual, place: '17' });
  });
});
