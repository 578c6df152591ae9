// First, so that the parts of a list have the last word over what the list says of all of them.
import { MessageNotice } from '../renderer/MessageNotice.tsx';
import './list.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lists } from '../../content/lists.ts';
import { fill } from '../../machines/engine/index.ts';
import { type ListDefinition, type ListFilter, usualValue } from '../../machines/list/list-query.ts';
import { LoadError } from '../renderer/LoadError.tsx';
import { MessageText, messageText } from '../renderer/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { type LinkComponent, PlainLink } from '../ui/link.tsx';
import { useAnnounced } from '../ui/useAnnounced.ts';
import { ActiveFilters, narrowings } from './ActiveFilters.tsx';
import { Choice } from './Choice.tsx';
import { Count, countWords } from './Count.tsx';
import { FilterField, FilterPanel } from './FilterPanel.tsx';
import { failureOf } from './failure.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable, useListTable } from './ListTable.tsx';
import { Pagination } from './Pagination.tsx';
import type { ListPresentation } from './presentation.ts';
import { SearchBox } from './SearchBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { RunningList } from './useList.ts';

export interface ListViewProps<Row extends object> {
  readonly definition: ListDefinition;
  readonly presentation: ListPresentation<Row>;
  readonly list: RunningList<Row>;
  readonly link?: LinkComponent;
  /** The way on where the list could not be fetched. */
  readonly resetFilters?: ReactNode;
  /** A row was opened; its key. */
  onOpen?(row: string): void;
}

/** Whether a list is always narrowed by this, such as to the days of the last year. */
const isAlwaysChosen = (filter: ListFilter): boolean => filter.kind === 'day' && filter.usual !== undefined;

const complaintId = (definition: ListDefinition): string => `${definition.id}-complaint`;

/** The days that are always chosen, where there is room for them. */
function Days<Row extends object>({
  definition,
  presentation: { copy },
  list,
  days,
}: ListViewProps<Row> & { readonly days: readonly ListFilter[] }) {
  return (
    <form
      className="ds-list-days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        list.send({ type: 'SEARCH' });
      }}
    >
      {days.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          copy={copy}
          list={list}
          complaintId={complaintId(definition)}
        />
      ))}
      <Button type="submit" variant="quiet">
        {lists.applyFilters}
      </Button>
    </form>
  );
}

/** What the list can be asked for: words, days, order, filters. */
function Tools<Row extends object>(
  props: ListViewProps<Row> & {
    readonly days: readonly ListFilter[];
    readonly filters: readonly ListFilter[];
    onFilter(): void;
  },
) {
  const {
    definition,
    presentation: { copy },
    list,
    days,
    filters,
    onFilter,
  } = props;
  const { query, send, state } = list;
  // Of a list with nothing in it only days that are always chosen can be the reason.
  const isOfUse = (some: readonly ListFilter[]): boolean =>
    state === 'nothing' ? some.some(isAlwaysChosen) : some.length > 0;
  if (state === 'nothing' && !isOfUse(definition.filters)) return null;
  const count = filters.filter(
    (filter) => ![usualValue(filter), ''].includes(query.filters[filter.name] ?? ''),
  ).length;
  return (
    <div className="ds-list-tools ds-no-print">
      {state === 'nothing' ? null : <SearchBox list={list} limit={definition.searchLimit} copy={copy} />}
      {days.length > 0 ? <Days {...props} /> : null}
      {definition.sorts.length > 1 && state !== 'nothing' ? (
        <div className="ds-list-order">
          <Choice
            label={lists.sort}
            value={query.sort}
            options={definition.sorts.map((sort) => ({ value: sort, label: copy.sorts[sort] ?? sort }))}
            onChoose={(sort) => send({ type: 'SORT', sort })}
          />
        </div>
      ) : null}
      {isOfUse(filters) ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={onFilter}>
          {count === 0 ? lists.filters : fill(lists.filtersOn, { count })}
        </Button>
      ) : null}
    </div>
  );
}

/** That there is nothing in the list, or nothing that matches; read out, because the rows go without a sound. */
function NoRows({ message, hint }: { readonly message: string; readonly hint: string | undefined }) {
  useAnnounced(messageText(message));
  return (
    <div className="ds-list-empty" data-message={message}>
      <MessageText message={message} />
      {hint ? <p className="ds-hint">{hint}</p> : null}
    </div>
  );
}

/** That there is nothing to show, and why. */
function Instead<Row extends object>({
  definition,
  presentation: { copy, messages },
  list: { state, complaint, limit, send },
  resetFilters: wayOut,
}: ListViewProps<Row>) {
  if (state === 'nothing' || state === 'noMatch') {
    const hint = state === 'nothing' ? copy.nothingYet : undefined;
    return <NoRows message={messages[state]} hint={hint} />;
  }
  if (state === 'invalid' && complaint !== null) {
    return <MessageNotice id={complaintId(definition)} tone="error" message={complaint} announced />;
  }
  if (state !== 'failed') return null;
  return (
    <div className="ds-stack">
      <LoadError {...failureOf(messages.failed, limit)} onRetry={() => send({ type: 'RETRY' })}>
        {wayOut}
      </LoadError>
    </div>
  );
}

function PagedRows<Row extends object>({
  definition,
  presentation,
  list,
  link = PlainLink,
  onOpen,
}: ListViewProps<Row>) {
  const table = useListTable(definition, presentation, list);
  const box = useRef<HTMLElement>(null);
  const isTurning = useRef(false);
  const { state, rows } = list;
  // A page that was turned is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows of the other page are there
  useEffect(() => {
    if (!isTurning.current || state !== 'results') return;
    isTurning.current = false;
    box.current?.focus({ preventScroll: true });
    const isAbove = (box.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) box.current?.scrollIntoView({ block: 'start' });
  }, [state, rows]);
  const caption = [
    countWords({ ...list, state: 'results' }, presentation.copy),
    ...narrowings(definition, list.query, presentation.copy),
  ];
  return (
    <>
      <section ref={box} tabIndex={-1} aria-label={presentation.copy.many} className="ds-list-paper">
        <ListTable
          table={table}
          presentation={presentation}
          caption={caption.join(', ')}
          link={link}
          onOpen={(row) => onOpen?.(row)}
        />
      </section>
      <Pagination
        table={table}
        sizes={definition.sizes}
        onTurn={() => {
          isTurning.current = true;
        }}
      />
    </>
  );
}

/** Keeps the focus in a list when the control that had it goes: what it brought is there instead. */
function useKeptFocus() {
  const rows = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) rows.current?.focus();
  });
  return {
    rows,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/** A list, drawn from its definition: a table with pages, or cards that never end. */
export function ListView<Row extends object>(props: ListViewProps<Row>) {
  const { definition, presentation, list, link = PlainLink, onOpen } = props;
  const [isFiltering, setFiltering] = useState(false);
  const { rows: place, ...focus } = useKeptFocus();
  const { state, rows, isEndless } = list;
  const isBusy = state === 'loading' || state === 'updating';
  const days = isEndless ? [] : definition.filters.filter(isAlwaysChosen);
  const filters = definition.filters.filter((filter) => !days.includes(filter));
  return (
    <div className="ds-list" data-list={definition.id} data-state={state} {...focus}>
      <Tools {...props} days={days} filters={filters} onFilter={() => setFiltering(true)} />
      {isFiltering ? (
        <FilterPanel
          definition={definition}
          filters={filters}
          copy={presentation.copy}
          list={list}
          onClose={() => setFiltering(false)}
        />
      ) : null}
      <ActiveFilters
        definition={definition}
        query={list.query}
        copy={presentation.copy}
        isAlways={!isEndless && state !== 'nothing'}
        onClear={() => list.send({ type: 'CLEAR_FILTERS' })}
      />
      <Count list={list} copy={presentation.copy} />
      <div className="ds-list-rows" ref={place} tabIndex={-1} aria-busy={isBusy || undefined}>
        {state === 'loading' ? <Skeleton isCards={isEndless} /> : null}
        {isFiltering && state === 'invalid' ? null : <Instead {...props} />}
        {rows.length === 0 || state === 'invalid' ? null : isEndless ? (
          <ListCards list={list} presentation={presentation} link={link} onOpen={(row) => onOpen?.(row)} />
        ) : (
          <PagedRows {...props} />
        )}
      </div>
    </div>
  );
}
