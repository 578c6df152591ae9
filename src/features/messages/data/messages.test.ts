import { describe, expect, test } from 'vitest';
import { messageCopy as copy } from '../../../../content/messages.ts';
import { notices } from '../../../../content/notices.ts';
import type { Communication } from '../../../../contract/communications.ts';
import { usualQuery } from '../../../../machines/list/list-query.ts';
import { scriptedGateway } from '../../../../test/support/scripted-gateway.ts';
import { messageList } from './message-list.ts';
import { messageRow } from './message-row.ts';
import { findMessages, findUnread } from './message-search.ts';
import { cardsOfChecks } from './safety-checks.ts';
import { findAccountByReference } from './statement.ts';
import { startOfTenancy } from './tenancy.ts';

const customerId = '00000000-0000-4000-8000-000000000900';
const home = '00000000-0000-4000-8000-000000000100';
const list = messageList('2026-11-21', () => '2025-03-01');
const usual = usualQuery(list);

const message = (changes: Partial<Communication> = {}, content = ['Your rent', 'Line one\nLine two']) =>
  ({
    identifier: '00000000-0000-4000-8000-000000000001',
    status: 'UNREAD',
    createdDate: '2026-11-20T10:00:00.000Z',
    communicationCategoryType: 'General',
    assetIdentifier: null,
    paymentReference: null,
    message: {
      sender: { organisation: { personName: { title: 'Mx', givenName: 'Robin', surname: 'Hale' } } },
      content,
    },
    ...changes,
  }) satisfies Communication;

describe('the days', () => {
  const check = (from: string, to: string, began: string | null = '2025-03-01') =>
    messageList('2026-11-21', () => began).complaintAbout({ filters: { from, to } });

  test.each([
    ['2024-11-21', '2026-11-21', null],
    ['2025-03-01', '2026-11-21', null],
    ['2026-11-21', '2026-11-21', null],
    ['', '2026-11-21', 'SSC009'],
    ['2026-01-01', '', 'SSC009'],
    ['1-1-25', '2026-11-21', 'SSC020'],
    ['2026-02-31', '2026-11-21', 'SSC020'],
    ['0025-01-01', '2026-11-21', 'SSC020'],
    ['2026-05-02', '2026-05-01', 'SSC009'],
    ['2025-02-28', '2026-11-21', 'SSC012'],
    ['2026-11-22', '2026-11-21', 'SSC013'],
    ['2026-11-22', '2026-11-23', 'SSC013'],
    ['2026-11-01', '2026-11-22', 'SSC014'],
  ])('from %s to %s: %s', (from, to, key) => expect(check(from, to)).toBe(key));

  test('are checked by the calendar alone where no tenancy is known', () => {
    expect(check('2020-01-01', '2026-11-21', null)).toBeNull();
  });

  test('begin with the tenancy of the chosen home, else with the earliest', () => {
    const tenancies = [
      { premisesIds: ['a'], tenancyStartDate: '2025-03-01' },
      { premisesIds: ['b'], tenancyStartDate: '2021-07-05' },
    ];
    expect(startOfTenancy(tenancies, 'a')).toBe('2025-03-01');
    expect(startOfTenancy(tenancies, '')).toBe('2021-07-05');
    expect(startOfTenancy([], '')).toBeNull();
  });
});

test('what can be chosen has its words', () => {
  expect(list.columns).toEqual(Object.keys(copy.columns));
  expect(list.sorts).toEqual(Object.keys(copy.sorts));
  expect(list.filters.map(({ name }) => name)).toEqual(Object.keys(copy.filters));
  expect(list.filters[2].options).toEqual(Object.keys(copy.filters.status.options));
});

describe('what the provider is asked for', () => {
  const answer = {
    communications: [message()],
    'total-count': 230,
    'total-unread': 3,
    unreadCatagoryTypes: [],
  };
  const ask = async (query: Partial<typeof usual>, limit = 10, skip = 0) => {
    const { gateway, sent } = scriptedGateway({ listCommunications: [answer] });
    const signal = new AbortController().signal;
    const tools = { gateway, customerId, signal };
    const found = await findMessages({ query: { ...usual, ...query }, skip, limit, isEndless: false }, tools);
    return { found, queries: sent.map((call) => call.query) };
  };

  test('two years up to today, the newest first, to begin with', async () => {
    const { found, queries } = await ask({});
    expect(queries).toEqual([
      { fromDate: '2024-11-21', toDate: '2026-11-21', sort: 'createdDate desc', limit: 10, skip: 0 },
    ]);
    expect(found).toMatchObject({ total: 230, rows: [{ subject: 'Your rent' }] });
  });

  test('everything that was chosen', async () => {
    const { queries } = await ask({
      search: ' a&b ',
      place: home,
      sort: 'oldest',
      filters: { from: '2026-01-01', to: '2026-02-01', status: 'unread' },
    });
    expect(queries).toEqual([
      {
        fromDate: '2026-01-01',
        toDate: '2026-02-01',
        status: 'UNREAD',
        assetIdentifier: home,
        searchText: 'a&b',
        sort: 'createdDate asc',
        limit: 10,
        skip: 0,
      },
    ]);
  });

  test('stretches of at most a hundred', async () => {
    const { queries } = await ask({}, 130, 100);
    expect(queries).toMatchObject([
      { limit: 100, skip: 100 },
      { limit: 30, skip: 200 },
    ]);
  });

  test('how much is unread, and what it is about', async () => {
    const { gateway, sent } = scriptedGateway({
      listCommunications: [{ ...answer, unreadCatagoryTypes: ['General'] }],
    });
    const days = { fromDate: '2024-11-21', toDate: '2026-11-21' };
    const unread = await findUnread({ gateway, customerId }, days, {});
    expect(unread).toEqual({ count: 3, categories: ['General'] });
    expect(sent[0]?.query).toEqual({ ...days, status: 'UNREAD', limit: 1, skip: 0 });
  });
});

describe('a message', () => {
  test('is shown with who sent it and its text line by line', () => {
    expect(messageRow(message())).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      subject: 'Your rent',
      sender: 'Mx Robin Hale',
      createdDate: '2026-11-20T10:00:00.000Z',
      isUnread: true,
      lines: ['Line one', 'Line two'],
      statementOf: null,
    });
  });

  test('that tells of a statement leads to those of its account', () => {
    const row = messageRow(message({ paymentReference: '1000101A' }, ['Statement', 'Ready', 'STATEMENT']));
    expect(row.statementOf).toBe('1000101A');
    const accounts = [{ Payref: '1000102' }, { Payref: '1000101' }];
    expect(findAccountByReference(accounts, '1000101A')).toBe(accounts[1]);
    expect(findAccountByReference([{ Payref: '1000101A' }, { Payref: '1000101' }], '1000101')).toEqual({
      Payref: '1000101',
    });
    expect(findAccountByReference(accounts, '999')).toBeUndefined();
  });
});

test('an unread message is about a check by its category, in any case', () => {
  expect(cardsOfChecks(['ANNUAL domestic gas servicing', 'General'])).toEqual(['gasCheck']);
  expect(cardsOfChecks(['Five Year Electrical Check'])).toEqual(['electricalCheck']);
  expect(cardsOfChecks(['Repairs'])).toEqual([]);
});

test('that a check is overdue is said from its record only, never because a message is unread', () => {
  const sayOverdue = Object.entries(notices).flatMap(([key, text]) => (/overdue/i.test(text) ? [key] : []));
  expect(sayOverdue).toEqual(['Safety_Check_Overdue']);
});
