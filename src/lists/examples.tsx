import type { ListAnswer, ListDefinition, ListQuery, ListRequest } from '../../machines/list/list-query.ts';
import { usualQuery } from '../../machines/list/list-query.ts';
import { Pill } from '../ui/Pill.tsx';
import '../ui/page.css';
import { ListView } from './ListView.tsx';
import type { ListPresentation } from './presentation.ts';
import { useList } from './useList.ts';

interface Parcel {
  readonly id: string;
  readonly content: string;
  readonly sent: string;
  readonly isThere: boolean;
}

/** A list that is none of the portal's, with a filter of every kind. */
const definition: ListDefinition = {
  id: 'parcels',
  columns: ['number', 'content', 'sent', 'state'],
  filters: [
    { name: 'state', kind: 'choice', options: ['there', 'underWay'] },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 100],
  batch: 20,
  cardsBelow: 40,
  searchLimit: 100,
  isPlace: () => false,
  complaintAbout: ({ filters: { from = '', to = '' } }) =>
    from !== '' && to !== '' && to < from ? 'Generic_Error' : null,
};

const presentation: ListPresentation<Parcel> = {
  copy: {
    one: 'parcel',
    many: 'parcels',
    search: 'Search your parcels',
    columns: { number: 'Number', content: 'Content', sent: 'Sent', state: 'State' },
    sorts: { newest: 'Newest to oldest', oldest: 'Oldest to newest' },
    filters: {
      state: { label: 'State', options: { there: 'There', underWay: 'Under way' } },
      from: { label: 'From' },
      to: { label: 'To' },
    },
    view: 'View details',
    viewOf: ' of {name}',
  },
  messages: {
    nothing: 'repairs_history_no_results',
    noMatch: 'repairs_search_no_results',
    failed: 'repair_History_Error_Message2',
  },
  cells: {
    number: ({ id }) => id,
    content: ({ content }) => <strong>{content}</strong>,
    sent: ({ sent }) => sent,
    state: ({ isThere }) => <State isThere={isThere} />,
  },
  card: ({ id, content, sent, isThere }) => (
    <>
      <div className="ds-card-top">
        <h2>{content}</h2>
        <State isThere={isThere} />
      </div>
      <p className="ds-hint">
        {id} · {sent}
      </p>
    </>
  ),
  keyOf: ({ id }) => id,
  addressOf: ({ id }) => `#${id}`,
  nameOf: ({ content, id }) => `${content}, ${id}`,
};

function State({ isThere }: { readonly isThere: boolean }) {
  return <Pill tone={isThere ? 'good' : 'information'}>{isThere ? 'There' : 'Under way'}</Pill>;
}

const contents = ['Kettle', 'Two books about taps', 'Winter coat', 'Seeds', 'Lamp'] as const;

const parcels: readonly Parcel[] = Array.from({ length: 47 }, (_, index) => ({
  id: `P-${1047 - index}`,
  content: contents[index % contents.length] ?? '',
  sent: `${(index % 28) + 1} May 2026`,
  isThere: index % 3 !== 0,
}));

/** Answers as a provider would. */
export async function answer({ query, skip, limit }: ListRequest): Promise<ListAnswer<Parcel>> {
  const { search, filters, sort } = query;
  const fitting = parcels.filter(
    ({ content, isThere }) =>
      content.toLowerCase().includes(search.toLowerCase()) &&
      (filters.state === '' || (filters.state === 'there') === isThere),
  );
  const sorted = sort === 'oldest' ? fitting.toReversed() : fitting;
  return { rows: sorted.slice(skip, skip + limit), total: sorted.length };
}

export const never = (): Promise<ListAnswer<Parcel>> => new Promise(() => {});

export const nothing = async (): Promise<ListAnswer<Parcel>> => ({ rows: [], total: 0 });

/** Answers as the provider does, but not the calls of which it is told so; these come to what is given instead. */
export function answerBut(
  isSpecial: (request: ListRequest, call: number) => boolean,
  instead: () => Promise<ListAnswer<Parcel>>,
): (request: ListRequest) => Promise<ListAnswer<Parcel>> {
  let calls = 0;
  return (request) => {
    calls += 1;
    return isSpecial(request, calls) ? instead() : answer(request);
  };
}

export const refuse = (): Promise<never> => Promise.reject(new Error('dropped'));

/** The list, running, with its rows from wherever is said. */
export function ExampleList({
  fetch = answer,
  isEndless = false,
  query = {},
  onOpen,
}: {
  readonly fetch?: (request: ListRequest, signal: AbortSignal) => Promise<ListAnswer<Parcel>>;
  readonly isEndless?: boolean;
  readonly query?: Partial<ListQuery>;
  readonly onOpen?: (row: string) => void;
}) {
  const list = useList(
    definition,
    { query: { ...usualQuery(definition), ...query }, isEndless },
    { fetch, keyOf: presentation.keyOf },
  );
  return (
    <div className="ds-main ds-main-wide">
      <ListView
        definition={definition}
        presentation={presentation}
        list={list}
        resetFilters={<a href="#home">Return to Home</a>}
        {...(onOpen ? { onOpen } : {})}
      />
    </div>
  );
}
