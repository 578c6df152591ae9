import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { shape, type TextQuestion } from './model.ts';

/** Words: `placeholder` shows while nothing is entered. */
export function View(props: FieldProps<TextQuestion<string, unknown>, string>) {
  const { id, question, words, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input"
        type="text"
        inputMode={question.inputMode}
        autoComplete={question.autocomplete}
        placeholder={typeof words.placeholder === 'string' ? words.placeholder : undefined}
        value={value}
        disabled={disabled}
        readOnly={props.held}
        {...describedBy(id, { hint: words.hint, errors: complaints, stoppedBy: props.stoppedBy })}
        onChange={(event) => onAnswer(shape(event.currentTarget.value))}
      />
    </Field>
  );
}
