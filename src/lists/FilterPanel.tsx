import { useId, useLayoutEffect, useRef, useState } from 'react';
import { lists } from '../../content/lists.ts';
import { dayOfText, textOfDay } from '../../contract/typed-days.ts';
import type { ListDefinition, ListFilter } from '../../machines/list/list-query.ts';
import { MessageNotice } from '../renderer/MessageNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { describedBy, Field } from '../ui/Field.tsx';
import { Choice } from './Choice.tsx';
import type { ListCopy } from './presentation.ts';
import type { RunningList } from './useList.ts';
import './filter-panel.css';

interface PanelProps {
  readonly definition: ListDefinition;
  /** Those that are not beside the words to look for. */
  readonly filters: readonly ListFilter[];
  readonly copy: ListCopy;
  readonly list: Pick<RunningList<unknown>, 'entered' | 'complaint' | 'send'>;
  onClose(): void;
}

/** The same day, however it is written; anything else as it stands. */
const valueOfText = (typed: string): string => dayOfText(typed) ?? typed;

/**
 * A day as it is typed. The text stays as the resident wrote it; its value is the day. What is none, yet, is its own
 * value: what is wrong with it is said when it is searched for.
 */
function DayField({
  label,
  value,
  complaintId,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  /** Where it is said what is wrong with it; nothing where nothing is. */
  readonly complaintId: string | undefined;
  onChoose(value: string): void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(() => textOfDay(value));
  const { 'aria-describedby': described } = describedBy(id, {
    hint: lists.dayHint,
    errors: [],
    more: complaintId === undefined ? [] : [complaintId],
  });
  return (
    <Field id={id} label={label} hint={lists.dayHint} errors={[]}>
      <input
        id={id}
        className="ds-input ds-list-day"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={valueOfText(typed) === value ? typed : textOfDay(value)}
        aria-invalid={complaintId === undefined ? undefined : true}
        aria-describedby={described}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChoose(valueOfText(event.currentTarget.value));
        }}
      />
    </Field>
  );
}

/** One filter: a choice that begins with everything, or a day. `complaintId`: where it is said what is wrong with it. */
export function FilterField({
  filter,
  copy,
  list,
  complaintId,
}: Pick<PanelProps, 'copy' | 'list'> & { readonly filter: ListFilter; readonly complaintId?: string }) {
  const { label = '', options = {} } = copy.filters[filter.name] ?? {};
  const value = list.entered.filters[filter.name] ?? '';
  const choose = (chosen: string) => list.send({ type: 'FILTER', name: filter.name, value: chosen });
  if (filter.kind === 'choice') {
    const choices = filter.options.map((name) => ({ value: name, label: options[name] ?? name }));
    return (
      <Choice
        label={label}
        value={value}
        options={[{ value: '', label: lists.everything }, ...choices]}
        onChoose={choose}
      />
    );
  }
  return (
    <DayField
      label={label}
      value={value}
      complaintId={list.complaint === null ? undefined : complaintId}
      onChoose={choose}
    />
  );
}

/**
 * The filters, at the side of a wide screen and over a narrow one. They take effect with Search; closed without it,
 * nothing changes.
 */
export function FilterPanel({ definition, filters, copy, list, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  const drop = () => {
    list.send({ type: 'DROP' });
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="ds-list-panel"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        drop();
      }}
    >
      <form
        className="ds-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          list.send({ type: 'SEARCH' });
          // Where it makes no sense the panel stays, and says so.
          if ((definition.complaintAbout?.(list.entered) ?? null) === null) onClose();
        }}
      >
        <h2 id={id} ref={heading} tabIndex={-1}>
          {lists.filters}
        </h2>
        {list.complaint === null ? null : (
          <MessageNotice id={`${id}-complaint`} tone="error" message={list.complaint} announced />
        )}
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            copy={copy}
            list={list}
            complaintId={`${id}-complaint`}
          />
        ))}
        <div className="ds-actions">
          <Button type="submit">{lists.applyFilters}</Button>
          <Button variant="text" onClick={drop}>
            {lists.closeFilters}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
