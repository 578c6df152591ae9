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
  expect(isNarrowed({ ...usual, sort: 'oldest', page: 3, size: 20 })).toBe(false);
  for (const change of [{ search: 'b' }, { filters: { shelf: 'a' } }, { place: '17' }])
    expect(isNarrowed({ ...usual, ...change })).toBe(true);
});
