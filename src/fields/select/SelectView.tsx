import { fieldCopy } from '../../../content/fields.ts';
import type { SelectQuestion } from '../../../journeys/questions/select.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { optionCopy } from '../optionCopy.ts';
import './view.css';

/** A list to choose from. `words.placeholder` is what stands there before anything is chosen. */
export function SelectView(props: FieldProps<SelectQuestion<string, string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <select
        id={id}
        className="ds-input ds-select"
        value={value ?? ''}
        disabled={disabled}
        {...describedBy(id, { hint: copy.hint, errors: complaints, stoppedBy: props.stoppedBy })}
        onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
      >
        <option value="">{typeof copy.placeholder === 'string' ? copy.placeholder : fieldCopy.choose}</option>
        {question.optionsFor(facts).map((option) => (
          <option key={option.value} value={option.value}>
            {optionCopy(option, copy).label}
          </option>
        ))}
      </select>
    </Field>
  );
}
