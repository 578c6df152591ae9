import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Limit } from '../../machines/engine/index.ts';
import type { InitialData } from '../../machines/initial-data.ts';
import { listMachine } from '../../machines/list/list.ts';
import type { ListEvent } from '../../machines/list/list-context.ts';
import {
  type Entered,
  type ListAnswer,
  type ListDefinition,
  type ListQuery,
  type ListRequest,
  usualQuery,
} from '../../machines/list/list-query.ts';
import { useSnapshot } from '../fields/useSnapshot.ts';

/** What a list begins with. */
export interface ListStart<Row> {
  readonly query: ListQuery;
  readonly isEndless: boolean;
  /** Rows that were fetched when the resident left it. */
  readonly wanted?: number | undefined;
  readonly initialData?: InitialData<ListAnswer<Row>> | undefined;
}

/** Where the rows come from. What it throws shows as the failure of the list. */
export interface ListSource<Row> {
  fetch(request: ListRequest, signal: AbortSignal): Promise<ListAnswer<Row>>;
  keyOf(row: Row): string;
  /** What is there of the first request before it is made. */
  initialDataOf?(request: ListRequest): InitialData<ListAnswer<Row>> | undefined;
}

/** A list as it is drawn. */
export interface RunningList<Row> {
  readonly state: SnapshotFrom<typeof listMachine>['value'];
  readonly query: ListQuery;
  readonly entered: Entered;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isEndless: boolean;
  /** Key of the message about what was entered. */
  readonly complaint: string | null;
  /** It failed because it was asked for too often. */
  readonly limit: Limit | null;
  send(event: ListEvent): void;
}

/** A list of which nothing is shown yet, because it is not known whether it may be. */
export const held = <Row>(list: RunningList<Row>): RunningList<Row> => ({
  ...list,
  state: 'loading',
  rows: [],
});

/** Runs a list for a component: the one place where React meets its machine. */
export function useList<Row>(
  definition: ListDefinition,
  start: ListStart<Row>,
  source: ListSource<Row>,
): RunningList<Row> {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const machine = useMemo(
    () =>
      listMachine.provide({
        actors: {
          fetch: fromPromise(({ input, signal }) => latest.current.fetch(input, signal)),
        },
      }),
    [],
  );
  const actor = useActorRef(machine, {
    input: {
      ...start,
      usual: usualQuery(definition),
      batch: definition.batch,
      isOfOnePlace: definition.isOfOnePlace,
      keyOf: (row) => source.keyOf(row as Row),
      complaintAbout: definition.complaintAbout,
    },
  });
  const { value, context } = useSnapshot(actor);
  const { isEndless } = start;
  useEffect(() => actor.send({ type: 'LAYOUT', isEndless }), [actor, isEndless]);
  const { query, entered, total, complaint, limit } = context;
  return {
    state: value,
    query,
    entered,
    rows: context.rows as readonly Row[],
    total,
    isEndless: context.isEndless,
    complaint,
    limit,
    send: (event) => actor.send(event),
  };
}
