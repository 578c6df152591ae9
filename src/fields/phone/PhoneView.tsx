import { fieldCopy } from '../../../content/fields.ts';
import type { PhoneQuestion } from '../../../journeys/questions/phone.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { useLeftOut } from '../useLeftOut.tsx';
import './view.css';
import { leftOut, shape } from './typed-phone.ts';

export function PhoneView(props: FieldProps<PhoneQuestion<string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  const omission = useLeftOut(id, fieldCopy.phoneLeftOut);
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input ds-phone"
        type="tel"
        inputMode="tel"
        autoComplete={question.autocomplete}
        value={value}
        disabled={disabled}
        readOnly={props.held}
        {...describedBy(id, {
          hint: copy.hint,
          errors: complaints,
          stoppedBy: props.stoppedBy,
          more: omission.describedBy,
        })}
        onChange={({ currentTarget: { value: typed } }) => {
          omission.note(leftOut(typed), typed, value);
          onAnswer(shape(typed));
        }}
      />
      {omission.copy}
    </Field>
  );
}
