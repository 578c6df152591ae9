import { assign, fromPromise, setup } from 'xstate';
import { limitOf } from '../engine/index.ts';
import {
  all,
  complaintIn,
  enteredOf,
  fromStart,
  inForce,
  type ListContext,
  type ListEvent,
  type ListInput,
  longer,
  next,
  wantedAtFirst,
} from './list-context.ts';
import { isNarrowed, type ListAnswer, type ListQuery, type ListRequest } from './list-query.ts';

const arrived = [
  {
    description: 'the page does not exist any more: the last one is shown instead',
    guard: { type: 'the page is past the end' as const, params: receivedAnswer },
    target: 'deciding',
    actions: { type: 'go to the last page' as const, params: receivedAnswer },
  },
  {
    description: 'nothing fits what was looked for',
    guard: { type: 'nothing fits' as const, params: receivedAnswer },
    target: 'noMatch',
    actions: { type: 'show' as const, params: receivedAnswer },
  },
  {
    description: 'there is nothing at all',
    guard: { type: 'nothing came' as const, params: receivedAnswer },
    target: 'nothing',
    actions: { type: 'show' as const, params: receivedAnswer },
  },
  {
    description: 'the rows are there',
    target: 'results',
    actions: { type: 'show' as const, params: receivedAnswer },
  },
] as const;

function receivedAnswer({ event }: { event: { output: ListAnswer } }): ListAnswer {
  return event.output;
}

function shownAnswer({ context: { rows, total } }: { context: ListContext }): ListAnswer {
  return { rows, total };
}

function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error;
}

const broke = {
  description: 'the list could not be fetched',
  target: 'failed',
  actions: [{ type: 'show nothing' as const }, { type: 'note the limit' as const, params: thrown }],
} as const;

/**
 * A list that is searched, filtered, sorted and paged. It knows nothing of what is listed: rows come from the actor
 * `fetch`. A newer request stops the one before it, whose answer then counts for nothing.
 */
export const listMachine = setup({
  types: { context: {} as ListContext, events: {} as ListEvent, input: {} as ListInput },
  actors: {
    fetch: fromPromise<ListAnswer, ListRequest>(async () => {
      throw new Error('where the rows come from was not provided');
    }),
  },
  guards: {
    'what was asked for makes no sense': ({ context }) => context.complaint !== null,
    'what was entered makes no sense': ({ context }) => complaintIn(context, context.entered) !== null,
    'what is opened makes no sense': ({ context }, query: ListQuery) =>
      complaintIn(context, enteredOf(query)) !== null,
    'it was read just now': ({ context }) => context.isFresh,
    'rows are in view': ({ context }) => context.rows.length > 0,
    'there is more': ({ context }) => context.isEndless && context.rows.length < context.total,
    'the layout is another one': ({ context }, isEndless: boolean) => context.isEndless !== isEndless,
    'the page is past the end': ({ context: { query, isEndless } }, { rows, total }: ListAnswer) =>
      !isEndless && rows.length === 0 && total > 0 && query.page * query.size >= total,
    'nothing fits': ({ context }, { rows }: ListAnswer) =>
      rows.length === 0 && isNarrowed(context.query, context.usual, context.isOfOnePlace),
    'nothing came': (_, { rows }: ListAnswer) => rows.length === 0,
  },
  actions: {
    show: assign((_, { rows, total }: ListAnswer) => ({ rows, total })),
    'show nothing': assign({ rows: [], total: 0 }),
    'note the limit': assign({ limit: (_, error: unknown) => limitOf(error) }),
    'go to the last page': assign(({ context: { query } }, { total }: ListAnswer) => ({
      query: { ...query, page: Math.ceil(total / query.size) - 1 },
    })),
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => {
    const complaint = input.complaintAbout?.(enteredOf(input.query)) ?? null;
    return {
      usual: input.usual,
      isEndless: input.isEndless,
      batch: input.batch,
      isOfOnePlace: input.isOfOnePlace,
      keyOf: input.keyOf,
      complaintAbout: input.complaintAbout,
      query: complaint === null ? input.query : { ...input.usual, place: input.query.place },
      entered: enteredOf(input.query),
      wanted: wantedAtFirst(input),
      rows: input.initialData?.value.rows ?? [],
      total: input.initialData?.value.total ?? 0,
      isFresh: input.initialData?.isFresh === true,
      complaint,
      limit: null,
    };
  },
  initial: 'arriving',
  on: {
    TYPE: {
      description: 'words are typed, which changes nothing yet',
      actions: assign(({ context, event }) => ({ entered: { ...context.entered, search: event.text } })),
    },
    FILTER: {
      description: 'a filter is chosen, which changes nothing yet',
      actions: assign(({ context: { entered }, event }) => ({
        entered: { ...entered, filters: { ...entered.filters, [event.name]: event.value } },
      })),
    },
    DROP: {
      description: 'the filters are closed without Search: those in force stay',
      actions: assign(({ context: { entered, query } }) => ({
        entered: { ...entered, filters: query.filters },
        complaint: null,
      })),
    },
    SEARCH: [
      {
        description: 'Search, but what was entered makes no sense: it says why and fetches nothing',
        guard: 'what was entered makes no sense',
        target: '.invalid',
        actions: assign(({ context }) => ({ complaint: complaintIn(context, context.entered) })),
      },
      {
        description: 'Search: what was entered takes effect, from the first page',
        target: '.deciding',
        actions: assign(({ context }) => fromStart(context, context.entered)),
      },
    ],
    CLEAR_SEARCH: {
      description: 'the words are cleared: everything that fits the filters again',
      target: '.deciding',
      actions: assign(({ context }) => fromStart(context, { search: '' })),
    },
    CLEAR_FILTERS: {
      description: 'everything chosen is cleared, besides the place: the whole list again',
      target: '.deciding',
      actions: assign(({ context }) => inForce(context, { ...context.usual, place: context.query.place })),
    },
    SORT: {
      description: 'another order, from the first page',
      target: '.deciding',
      actions: assign(({ context, event }) => fromStart(context, { sort: event.sort })),
    },
    PLACE: {
      description: 'another place, from the first page',
      target: '.deciding',
      actions: assign(({ context, event }) => fromStart(context, { place: event.place })),
    },
    PAGE: {
      description: 'another page',
      target: '.deciding',
      actions: assign(({ context, event }) => inForce(context, { ...context.query, page: event.page })),
    },
    SIZE: {
      description: 'more or fewer rows on a page, from the first page',
      target: '.deciding',
      actions: assign(({ context, event }) => fromStart(context, { size: event.size })),
    },
    OPEN: [
      {
        description: 'the browser went to a query that makes no sense: it says why and fetches nothing',
        guard: { type: 'what is opened makes no sense', params: ({ event }) => event.query },
        target: '.invalid',
        actions: assign(({ context, event }) => ({
          entered: enteredOf(event.query),
          complaint: complaintIn(context, enteredOf(event.query)),
        })),
      },
      {
        description: 'the browser went back or forward to another query',
        target: '.deciding',
        actions: assign(({ context, event }) => inForce(context, event.query)),
      },
    ],
    LAYOUT: {
      description: 'the screen became narrower or wider: cards in an endless list, or a table with pages',
      guard: { type: 'the layout is another one', params: ({ event }) => event.isEndless },
      target: '.deciding',
      actions: assign(({ context, event }) => ({ isEndless: event.isEndless, wanted: context.batch })),
    },
  },
  states: {
    arriving: {
      always: [
        {
          description: 'the address asks for something that makes no sense: it says why and fetches nothing',
          guard: 'what was asked for makes no sense',
          target: 'invalid',
        },
        { description: 'it was read just now', guard: 'it was read just now', target: 'received' },
        { description: 'the list is fetched', target: 'deciding' },
      ],
    },
    received: {
      always: [
        {
          description: 'the page does not exist any more: the last one is fetched instead',
          guard: { type: 'the page is past the end', params: shownAnswer },
          target: 'deciding',
          actions: { type: 'go to the last page', params: shownAnswer },
        },
        {
          description: 'nothing fits what was looked for',
          guard: { type: 'nothing fits', params: shownAnswer },
          target: 'noMatch',
        },
        {
          description: 'there is nothing at all',
          guard: { type: 'nothing came', params: shownAnswer },
          target: 'nothing',
        },
        { description: 'the rows are there', target: 'results' },
      ],
    },
    deciding: {
      always: [
        {
          description: 'what was found before stays in view meanwhile',
          guard: 'rows are in view',
          target: 'updating',
        },
        { description: 'nothing is in view yet', target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context }) => all(context),
        onDone: arrived,
        onError: broke,
      },
    },
    updating: {
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context }) => all(context),
        onDone: arrived,
        onError: broke,
      },
    },
    results: {
      on: {
        MORE: {
          description: 'the end of the cards is near: the next ones are fetched',
          guard: 'there is more',
          target: 'more',
        },
      },
    },
    more: {
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context }) => next(context),
        onDone: {
          description: 'the next rows are there, after those in view',
          target: 'results',
          actions: assign(({ context, event }) => longer(context, event.output)),
        },
        onError: {
          description: 'the next rows could not be fetched; those in view stay',
          target: 'moreFailed',
          actions: { type: 'note the limit', params: thrown },
        },
      },
    },
    moreFailed: {
      on: { RETRY: { description: 'the next rows are tried again', target: 'more' } },
    },
    nothing: {},
    noMatch: {},
    failed: {
      on: { RETRY: { description: 'the list is tried again', target: 'loading' } },
    },
    invalid: {
      on: {
        DROP: {
          description: 'what made no sense is dropped: the list as it was before',
          target: 'deciding',
          actions: assign(({ context }) => inForce(context, context.query)),
        },
        LAYOUT: {
          description: 'the screen became narrower or wider, and what makes no sense is said still',
          actions: assign(({ context, event }) => ({ isEndless: event.isEndless, wanted: context.batch })),
        },
      },
    },
  },
});
