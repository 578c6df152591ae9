import { useCombobox } from 'downshift';
import { kinds } from '../../../content/kinds.ts';
import type { Option } from '../../../machines/question.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { KindProps } from '../kind.ts';
import type { Suggestion, SuggestionQuestion } from './model.ts';
import { type Found, useSuggestions } from './useSuggestions.ts';
import './view.css';

type Props = KindProps<SuggestionQuestion<unknown, string, unknown>, Suggestion<unknown>>;

const labelOf = (item: Option<unknown>) => item.label ?? String(item.value);

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What is read out about the search. */
function statusWords(found: Found, { value, services }: Pick<Props, 'value' | 'services'>): string {
  if (value?.chosen != null) return kinds.suggestions.chosen(value.text);
  switch (found.state) {
    case 'idle':
      return '';
    case 'searching':
      return kinds.suggestions.searching;
    case 'failed':
      return (
        (found.limit && services?.message?.('Suggestions_Limited', { ...found.limit })) ??
        kinds.suggestions.failed
      );
    case 'found':
      return found.items.length === 0 ? kinds.suggestions.none : kinds.suggestions.found(found.items.length);
  }
}

/**
 * A box with suggestions below it. A text that is exactly one of the suggestions counts as picked.
 * Needs the services `search` and `message`.
 */
export function View(props: Props) {
  const { id, question, words, legendIsHeading, value, complaints, disabled, services, onAnswer } = props;
  const text = value?.text ?? '';
  const isLongEnough = text.trim().length >= question.minimum;
  // while the step is doing something it takes no answers, so nothing is looked up either
  const lookUp = !disabled && value?.chosen == null && isLongEnough ? text.trim() : null;

  const pick = (item: Option<unknown>) => onAnswer({ text: labelOf(item), chosen: item.value });
  const type = (typed: string) => onAnswer(typed === '' ? undefined : { text: typed, chosen: null });

  const found = useSuggestions(
    lookUp,
    async (wanted, signal) => (await services?.search?.(wanted, signal)) ?? [],
    (items) => {
      const exact = items.find((item) => isSameText(labelOf(item), text));
      if (exact) pick(exact);
      else if (items.length === 0) onAnswer({ text, chosen: null, noMatch: true });
    },
  );
  const items = lookUp !== null && found.state === 'found' ? found.items : [];

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
    stateReducer: (state, { type: change, changes }) =>
      change === useCombobox.stateChangeTypes.InputBlur
        ? { ...state, isOpen: false, highlightedIndex: -1 }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) pick(selectedItem);
    },
  });
  const isOpen = box.isOpen && items.length > 0;

  return (
    <Field id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-suggestion">
        <input
          {...box.getInputProps({
            onChange: (event) => type((event.target as HTMLInputElement).value),
            disabled,
          })}
          className="ds-input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-labelledby={undefined}
          aria-expanded={isOpen}
          {...describedBy(id, { hint: words.hint, errors: complaints })}
        />
        <ul
          {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': words.label })}
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
      {found.state === 'searching' || found.state === 'failed' ? (
        <p className="ds-hint" aria-hidden="true">
          {statusWords(found, props)}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{statusWords(found, props)}</span>
      </VisuallyHidden>
    </Field>
  );
}
