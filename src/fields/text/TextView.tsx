import { shape, type TextQuestion } from '../../../journeys/questions/text.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';

/** Words: `placeholder` shows while nothing is entered. */
export function TextView(props: FieldProps<TextQuestion<string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input"
        type="text"
        inputMode={question.inputMode}
        autoComplete={question.autocomplete}
        placeholder={typeof copy.placeholder === 'string' ? copy.placeholder : undefined}
        value={value}
        disabled={disabled}
        readOnly={props.held}
        {...describedBy(id, { hint: copy.hint, errors: complaints, stoppedBy: props.stoppedBy })}
        onChange={(event) => onAnswer(shape(event.currentTarget.value))}
      />
    </Field>
  );
}
