import { useId, useRef } from 'react';
import { lists } from '../../content/lists.ts';
import { Field } from '../ui/Field.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { ListCopy } from './presentation.ts';
import type { RunningList } from './useList.ts';
import './search.css';

const glass = (
  <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
    <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <path d="M15 15l6 6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

const cross = (
  <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
    <path
      d="M5 5l14 14M19 5L5 19"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);

/** Words to look for: they take effect with Enter or the glass, and go with the cross. */
export function SearchBox({
  list: { entered, query, send },
  limit,
  copy,
}: {
  readonly list: Pick<RunningList<unknown>, 'entered' | 'query' | 'send'>;
  /** Characters that can be looked for. */
  readonly limit: number;
  readonly copy: ListCopy;
}) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const hasWords = entered.search !== '' || query.search !== '';
  return (
    <search className="ds-list-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'SEARCH' });
        }}
      >
        <Field id={id} label={copy.search} errors={[]}>
          <div className="ds-list-search-row">
            <input
              id={id}
              ref={box}
              className="ds-input"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={limit}
              value={entered.search}
              onChange={(event) => send({ type: 'TYPE', text: event.currentTarget.value })}
            />
            {hasWords ? (
              <button
                type="button"
                className="ds-list-icon ds-list-clear"
                onClick={() => {
                  send({ type: 'CLEAR_SEARCH' });
                  box.current?.focus();
                }}
              >
                {cross}
                <VisuallyHidden>{lists.clearSearch}</VisuallyHidden>
              </button>
            ) : null}
            <button type="submit" className="ds-list-icon ds-list-go">
              {glass}
              <VisuallyHidden>{lists.search}</VisuallyHidden>
            </button>
          </div>
        </Field>
      </form>
    </search>
  );
}
