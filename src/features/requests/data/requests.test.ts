import { describe, expect, test } from 'vitest';
import { caseList as copy } from '../../../../content/case-list.ts';
import { calls } from '../../../../contract/calls.ts';
import type { CaseItem } from '../../../../contract/cases.ts';
import { type ListRequest, usualQuery } from '../../../../machines/list/list-query.ts';
import { casesToShow } from './newest-requests.ts';
import { caseList } from './request-list.ts';
import { findCase, findCases } from './request-search.ts';
import { caseTone } from './request-status.ts';

const usual = usualQuery(caseList);
const customerId = 'customer-1';

const item = (changes: Partial<CaseItem>): CaseItem => ({
  id: 'id',
  identifiers: { caseIdentifier: 'id', assetIdentifier: 'home' },
  caseReferenceNumber: 'CAS-1',
  caseTypeDescription: 'Fly tipping',
  assignee: 'ESTATES',
  assigneeType: 'Team',
  createdDate: '2026-11-01T09:00:00.000Z',
  status: 'Active',
  description: '',
  ...changes,
});

/** A resident with so many service requests, and what was asked about them. */
function provider(total: number) {
  const asked: Record<string, unknown>[] = [];
  const gateway = {
    async call(_call: unknown, { query }: { query: Record<string, unknown> }) {
      asked.push(query);
      const skip = Number(query.skip ?? 0);
      const count = Math.max(0, Math.min(Number(query.limit ?? 10), 1000, total - skip));
      return {
        cases: Array.from({ length: count }, (_, index) =>
          item({ caseReferenceNumber: `CAS-${skip + index}` }),
        ),
        'total-count': total,
      };
    },
  };
  return {
    asked,
    tools: { gateway: gateway as never, customerId, signal: new AbortController().signal },
  };
}

async function find(total: number, request: Partial<ListRequest>) {
  const { asked, tools } = provider(total);
  const answer = await findCases({ query: usual, skip: 0, limit: 10, isEndless: false, ...request }, tools);
  return { answer, asked, parts: asked.map(({ skip, limit }) => [skip, limit]) };
}

describe('what the provider is asked for', () => {
  test('everything: an empty status, the newest first', async () => {
    const { asked } = await find(1, {});
    expect(asked).toEqual([{ order: 'createdDate desc', status: '', customerId, skip: 0, limit: 10 }]);
  });

  test('what was typed and chosen', async () => {
    const query = {
      ...usual,
      search: ' lost\u0000 fob ',
      filters: { status: 'cancelled' },
      place: 'home-1',
      sort: 'oldest',
    };
    const { asked } = await find(99, { query, skip: 40, limit: 20 });
    expect(asked).toEqual([
      {
        order: 'createdDate asc',
        status: 'Cancelled',
        searchText: 'lost fob',
        asset: 'home-1',
        customerId,
        skip: 40,
        limit: 20,
      },
    ]);
  });

  test('nothing special for what nobody knows', async () => {
    const query = { ...usual, filters: { status: 'toString' }, sort: 'constructor' };
    const { asked } = await find(0, { query });
    expect(asked[0]).toMatchObject({ order: 'createdDate desc', status: '' });
  });

  test.each<[string, number, Partial<ListRequest>, readonly number[][], number]>([
    ['a page', 1003, { skip: 20 }, [[20, 10]], 10],
    ['a page beyond a thousand', 1003, { skip: 1000 }, [[1000, 10]], 3],
    ['a short first stretch', 1003, { isEndless: true, limit: 50 }, [[0, 50]], 50],
    ['the rest of a few', 60, { isEndless: true, skip: 50, limit: 50 }, [[50, 950]], 10],
    ['the rest of just a thousand', 1000, { isEndless: true, skip: 50, limit: 50 }, [[50, 950]], 950],
    [
      'the rest beyond a thousand',
      1001,
      { isEndless: true, skip: 50, limit: 50 },
      [
        [50, 950],
        [1000, 1000],
      ],
      951,
    ],
    [
      'what was shown before',
      1003,
      { isEndless: true, limit: 1003 },
      [
        [0, 1000],
        [1000, 3],
      ],
      1003,
    ],
    ['what was shown before and is gone', 7, { isEndless: true, limit: 1003 }, [[0, 1000]], 7],
  ])('%s of %s', async (_, total, request, parts, rows) => {
    const found = await find(total, request);
    expect(found.parts).toEqual(parts);
    expect(found.answer.rows).toHaveLength(rows);
    expect(found.answer.total).toBe(total);
  });
});

test('one request is found by its whole reference only', async () => {
  const { tools } = provider(10);
  expect((await findCase('CAS-3', tools))?.caseReferenceNumber).toBe('CAS-3');
  expect(await findCase('CAS-', tools)).toBeNull();
});

test('what can be chosen has its words', () => {
  expect(caseList.columns).toEqual(Object.keys(copy.columns));
  expect(caseList.sorts).toEqual(Object.keys(copy.sorts));
  expect(caseList.filters[0].options).toEqual(Object.keys(copy.filters.status.options));
});

test('a request that is resolved, cancelled and neither stand apart', () => {
  expect((['Resolved', 'Cancelled', 'Active'] as const).map(caseTone)).toEqual(['good', 'bad', 'warning']);
});

test('a request is made and read, and there is no call that changes one', () => {
  const about = calls.filter(({ path }) => /\/cases\b/.test(path));
  expect(about.map(({ id, method }) => [id, method])).toEqual(
    expect.arrayContaining([
      ['createCase', 'POST'],
      ['searchCases', 'GET'],
    ]),
  );
  expect(about.filter(({ method }) => !['GET', 'POST'].includes(method))).toEqual([]);
});

test('the dashboard shows two: active before resolved before cancelled, then the newest', () => {
  const made = (status: CaseItem['status'], day: number) =>
    item({ status, caseReferenceNumber: `${status} ${day}`, createdDate: `2026-11-0${day}T09:00:00.000Z` });
  const shown = (...items: CaseItem[]) =>
    casesToShow(items).map(({ caseReferenceNumber }) => caseReferenceNumber);
  expect(shown(made('Cancelled', 9), made('Resolved', 5), made('Active', 1), made('Active', 2))).toEqual([
    'Active 2',
    'Active 1',
  ]);
  expect(shown(made('Cancelled', 9), made('Resolved', 5), made('Resolved', 7))).toEqual([
    'Resolved 7',
    'Resolved 5',
  ]);
  expect(shown(made('Cancelled', 9), made('Resolved', 5))).toEqual(['Resolved 5', 'Cancelled 9']);
  expect(shown()).toEqual([]);
});
