import { describe, expect, test } from 'vitest';
import { addressOf, queryOf } from './list-address.ts';
import { isNarrowed, type ListDefinition, type ListQuery, sameQuery, usualQuery } from './list-query.ts';

const books: ListDefinition = {
  id: 'books',
  columns: ['title'],
  filters: [
    { name: 'shelf', kind: 'choice', options: ['a', 'b & c'] },
    { name: 'since', kind: 'day' },
  ],
  sorts: ['newest', 'oldest'],
  sizes: [10, 20],
  batch: 50,
  cardsBelow: 40,
  searchLimit: 8,
  isPlace: (text) => /^\d+$/.test(text),
};
const usual = usualQuery(books);
const everything: ListQuery = {
  search: 'a&b=%?#',
  filters: { shelf: 'b & c', since: '2026-02-28' },
  place: '17',
  sort: 'oldest',
  page: 4,
  size: 20,
};

describe('the address of a list', () => {
  test.each([
    ['nothing chosen', usual],
    ['everything chosen', everything],
    ['one page further', { ...usual, page: 1 }],
  ])('leads back to what it was made of: %s', (_, query) => {
    expect(queryOf(books, addressOf(books, query))).toEqual(query);
  });

  test('says nothing of what is usual, and counts pages from 1', () => {
    expect(addressOf(books, usual)).toBe('');
    expect(addressOf(books, { ...usual, page: 1 })).toBe('?page=2');
  });

  test.each([
    '?sort=price&size=7&page=0&shelf=z&since=yesterday&place=..%2F',
    '?page=-1&size=1e9&since=2026-13-45&search=%20%20',
    '?since=2026-02-30',
    '?page=99999999999&size=&sort=&shelf=',
    '?unknown=1&%E0%A4%A=x&page=2.5',
    '?__proto__=1&constructor=2',
  ])('leaves out what cannot be: %s', (address) => {
    expect(queryOf(books, address)).toEqual(usual);
  });

  test('looks for no more than can be looked for', () => {
    expect(queryOf(books, '?search=abcdefghijkl').search).toBe('abcdefgh');
  });
});

test('queries are the same when all their parts are', () => {
  expect(sameQuery(everything, { ...everything, filters: { ...everything.filters } })).toBe(true);
  for (const change of [
    { search: 'b' },
    { filters: {} },
    { place: '' },
    { sort: 'newest' },
    { page: 0 },
    { size: 10 },
  ])
    expect(sameQuery(everything, { ...everything, ...change })).toBe(false);
});

test('a list is narrowed by words, a filter or a place, and not by order or page', () => {
  const isOfOnePlace = false;
  expect(isNarrowed({ ...usual, sort: 'oldest', page: 3, size: 20 }, usual, isOfOnePlace)).toBe(false);
  for (const change of [{ search: 'b' }, { filters: { shelf: 'a' } }, { place: '17' }])
    expect(isNarrowed({ ...usual, ...change }, usual, isOfOnePlace)).toBe(true);
});

test('the place of a list that is always of one narrows nothing', () => {
  expect(isNarrowed({ ...usual, place: '17' }, usual, true)).toBe(false);
  expect(isNarrowed({ ...usual, place: '17', search: 'b' }, usual, true)).toBe(true);
});

describe('a day that is usually chosen', () => {
  const lately: ListDefinition = {
    ...books,
    filters: [{ name: 'since', kind: 'day', usual: '2026-01-31' }],
  };
  const asUsual = usualQuery(lately);

  test('is in force before anything is chosen, narrows nothing and is not in the address', () => {
    expect(asUsual.filters).toEqual({ since: '2026-01-31' });
    expect(isNarrowed(asUsual, asUsual, false)).toBe(false);
    expect(addressOf(lately, asUsual)).toBe('');
    expect(queryOf(lately, '?since=never')).toEqual(asUsual);
  });

  test('is in the address when it is another one', () => {
    const other = { ...asUsual, filters: { since: '2026-02-01' } };
    expect(addressOf(lately, other)).toBe('?since=2026-02-01');
    expect(queryOf(lately, '?since=2026-02-01')).toEqual(other);
    expect(isNarrowed(other, asUsual, false)).toBe(true);
  });
});
