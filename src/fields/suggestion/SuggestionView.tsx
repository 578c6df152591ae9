import { useCombobox } from 'downshift';
import { useState } from 'react';
import { fieldCopy } from '../../../content/fields.ts';
import { counted } from '../../../contract/language.ts';
import { normaliseText } from '../../../contract/plain-text.ts';
import type { Suggestion, SuggestionQuestion } from '../../../journeys/questions/suggestion.ts';
import { fill, type Option } from '../../../machines/engine/index.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import { useUnmoved } from '../../ui/useUnmoved.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldProps } from '../field.ts';
import { type Found, useAfterPause, useSuggestions } from './useSuggestions.ts';
import './view.css';

type Props = FieldProps<SuggestionQuestion<unknown, string, unknown>, Suggestion<unknown>>;

const labelOf = (item: Option<unknown>) => item.label ?? String(item.value);

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What is read out about the search. That nothing fits is read out by the step, which says what to do instead. */
function statusWords(
  found: Found,
  { value, services, isWholeList }: Pick<Props, 'value' | 'services'> & { readonly isWholeList: boolean },
): string {
  if (value?.chosen != null) return fill(fieldCopy.suggestions.chosen, { label: value.text });
  if (isWholeList) {
    return found.state === 'found' && found.items.length > 0
      ? fill(fieldCopy.suggestions.all, { count: found.items.length })
      : '';
  }
  switch (found.state) {
    case 'idle':
      return '';
    case 'searching':
      return fieldCopy.suggestions.searching;
    case 'failed':
      return (
        (found.limit && services?.message?.('Suggestions_Limited', { ...found.limit })) ??
        fieldCopy.suggestions.failed
      );
    case 'found':
      return found.items.length === 0 ? '' : counted(found.items.length, fieldCopy.suggestions.found);
  }
}

/**
 * A box with suggestions below it: all there is while nothing is typed, else what fits the words. A text that is exactly
 * one of the suggestions counts as picked. Needs the services `search` and `message`; a search without words answers
 * everything, or nothing where it cannot.
 */
export function SuggestionView(props: Props) {
  const { id, question, copy, legendIsHeading, value, complaints, disabled, services, onAnswer } = props;
  const text = value?.text ?? '';
  const isLongEnough = text.trim().length >= question.minimum;
  // while the step is doing something it takes no answers, so nothing is looked up either
  const isOpenToSearch = !disabled && !props.held && value?.chosen == null;
  const isWholeList = isOpenToSearch && !isLongEnough;
  const [isFocused, setIsFocused] = useState(false);
  const lookUp = isOpenToSearch && (isLongEnough || isFocused) ? (isLongEnough ? text.trim() : '') : null;

  const pick = (item: Option<unknown>) => onAnswer({ text: labelOf(item), chosen: item.value });
  const type = (typed: string) => {
    const kept = normaliseText(typed);
    onAnswer(kept === '' ? undefined : { text: kept, chosen: null });
  };

  const found = useSuggestions(
    lookUp,
    async (wanted, signal) => (await services?.search?.(wanted, signal)) ?? [],
    (items) => {
      const exact = items.find((item) => isSameText(labelOf(item), text));
      if (exact) pick(exact);
    },
  );
  const isNoMatch =
    isLongEnough && found.state === 'found' && found.text === lookUp && found.items.length === 0;
  // Who is still typing is not interrupted: the step hears of it after a longer pause, or when the box is left.
  const tellNoMatch = () => {
    if (isNoMatch && value?.noMatch !== true) onAnswer({ text, chosen: null, noMatch: true });
  };
  useAfterPause(isNoMatch ? text : null, tellNoMatch);
  const { shown, presses } = useUnmoved(
    { items: lookUp !== null && found.state === 'found' ? found.items : [] },
    '[role=option]',
  );
  const { items } = shown;

  const box = useCombobox<Option<unknown>>({
    items: [...items],
    inputId: id,
    menuId: `${id}-list`,
    labelId: `${id}-label`,
    getItemId: (index) => `${id}-item-${index}`,
    itemToString: (item) => (item ? labelOf(item) : ''),
    inputValue: text,
    selectedItem: null,
    // leaving the box picks nothing that the resident did not pick
    stateReducer: (state, { type: change, changes }) => {
      if (change === useCombobox.stateChangeTypes.InputBlur) {
        return { ...state, isOpen: false, highlightedIndex: -1 };
      }
      // the box is open since it has the focus; pressing it does not close it again
      return change === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) pick(selectedItem);
    },
  });
  const isOpen = box.isOpen && items.length > 0;
  const status = statusWords(found, { ...props, isWholeList });

  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-suggestion">
        <input
          {...box.getInputProps({
            onChange: (event) => type((event.target as HTMLInputElement).value),
            onFocus: () => {
              setIsFocused(true);
              box.openMenu();
            },
            onBlur: () => {
              setIsFocused(false);
              tellNoMatch();
            },
            disabled,
            readOnly: props.held,
          })}
          className="ds-input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-labelledby={undefined}
          aria-expanded={isOpen}
          {...describedBy(id, { hint: copy.hint, errors: complaints, stoppedBy: props.stoppedBy })}
        />
        <ul
          {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': copy.label })}
          // A list that scrolls would get the focus on Tab, and close under it.
          tabIndex={-1}
          {...presses}
          className="ds-suggestions"
          hidden={!isOpen}
        >
          {isOpen
            ? items.map((item, index) => (
                <li
                  key={labelOf(item)}
                  {...box.getItemProps({ item, index })}
                  className="ds-suggestion-item"
                  data-highlighted={index === box.highlightedIndex || undefined}
                >
                  <span>{labelOf(item)}</span>
                  {item.hint ? <span className="ds-hint ds-small">{item.hint}</span> : null}
                </li>
              ))
            : null}
        </ul>
      </div>
      {!isWholeList && (found.state === 'searching' || found.state === 'failed') ? (
        <p className="ds-hint" aria-hidden="true">
          {status}
        </p>
      ) : null}
      {isNoMatch ? <p className="ds-hint">{fieldCopy.suggestions.none}</p> : null}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </Field>
  );
}
