import { fieldCopy } from '../../../content/fields.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { optionWords } from '../optionWords.ts';
import type { SelectQuestion } from './model.ts';
import './view.css';

/** A list to choose from. `words.placeholder` is what stands there before anything is chosen. */
export function View(props: FieldProps<SelectQuestion<string, string, unknown>, string>) {
  const { id, question, words, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <select
        id={id}
        className="ds-input ds-select"
        value={value ?? ''}
        disabled={disabled}
        {...describedBy(id, { hint: words.hint, errors: complaints, stoppedBy: props.stoppedBy })}
        onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
      >
        <option value="">
          {typeof words.placeholder === 'string' ? words.placeholder : fieldCopy.choose}
        </option>
        {question.optionsFor(facts).map((option) => (
          <option key={option.value} value={option.value}>
            {optionWords(option, words).label}
          </option>
        ))}
      </select>
    </Field>
  );
}
