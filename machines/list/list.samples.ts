import { machineFlow } from '../exploration/index.ts';
import { listMachine } from './list.ts';
import { isNarrowed, type ListQuery } from './list-query.ts';

const usual: ListQuery = {
  search: '',
  filters: { from: '', to: '' },
  place: '',
  sort: 'newest',
  page: 0,
  size: 2,
};
const backwards: ListQuery = { ...usual, filters: { from: '2026-02-01', to: '2026-01-01' } };

const list = {
  query: usual,
  usual,
  isEndless: false,
  batch: 2,
  keyOf: String,
  complaintAbout: ({ filters: { from = '', to = '' } }: Pick<ListQuery, 'filters'>) =>
    from !== '' && to !== '' && to < from ? 'end_before_start' : null,
};

/** A list of anything, with everything that the resident, the browser and the provider can do to it. */
export const listFlow = machineFlow({
  name: 'A list',
  about: 'shows rows that are searched, filtered, sorted and paged, or come one stretch after the other',
  machine: listMachine,
  initialScenarios: {
    'a wide screen': list,
    'a narrow screen': { ...list, isEndless: true },
    'the list of one place': { ...list, isOfOnePlace: true },
    'a page past the end': { ...list, query: { ...usual, page: 9 } },
    'an address that makes no sense': { ...list, query: backwards },
    'what came with the page': {
      ...list,
      initialData: { value: { rows: ['a', 'b'], total: 3 }, isFresh: true },
    },
    'nothing came with the page': { ...list, initialData: { value: { rows: [], total: 0 }, isFresh: true } },
    'nothing of one place came with the page': {
      ...list,
      query: { ...usual, place: 'here' },
      initialData: { value: { rows: [], total: 0 }, isFresh: true },
    },
    'a page past the end came with the page': {
      ...list,
      query: { ...usual, page: 9 },
      initialData: { value: { rows: [], total: 3 }, isFresh: true },
    },
    'coming back to what was shown': {
      ...list,
      isEndless: true,
      wanted: 4,
      initialData: { value: { rows: ['a', 'b'], total: 3 }, isFresh: false },
    },
  },
  events: [
    { type: 'TYPE', text: 'tap' },
    { type: 'FILTER', name: 'from', value: '2026-02-01' },
    { type: 'FILTER', name: 'to', value: '2026-01-01' },
    { type: 'DROP' },
    { type: 'SEARCH' },
    { type: 'CLEAR_SEARCH' },
    { type: 'CLEAR_FILTERS' },
    { type: 'SORT', sort: 'oldest' },
    { type: 'PLACE', place: 'here' },
    { type: 'PAGE', page: 1 },
    { type: 'SIZE', size: 4 },
    { type: 'OPEN', query: usual },
    { type: 'OPEN', query: backwards },
    { type: 'LAYOUT', isEndless: true },
    { type: 'LAYOUT', isEndless: false },
    { type: 'MORE' },
    { type: 'RETRY' },
    { type: 'xstate.done.actor.fetch', output: { rows: ['a', 'b'], total: 3 } },
    { type: 'xstate.done.actor.fetch', output: { rows: ['c'], total: 3 } },
    { type: 'xstate.done.actor.fetch', output: { rows: [], total: 3 } },
    { type: 'xstate.done.actor.fetch', output: { rows: [], total: 0 } },
    { type: 'xstate.error.actor.fetch', error: new Error('dropped') },
  ],
  tellApart: ({ query, usual: own, entered, rows, total, isEndless, isOfOnePlace, complaint }) => [
    isEndless,
    complaint,
    rows.length > 0,
    rows.length < total,
    query.page,
    isNarrowed(query, own, isOfOnePlace),
    entered.filters,
  ],
  restsIn: ['results', 'nothing', 'noMatch', 'failed', 'moreFailed', 'invalid'],
});
