import { fieldCopy } from '../../../content/fields.ts';
import type { NameQuestion } from '../../../journeys/questions/name.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { useLeftOut } from '../useLeftOut.tsx';
import { leftOut, shape } from './typed-name.ts';

export function NameView(props: FieldProps<NameQuestion<string, unknown>, string>) {
  const { id, copy, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  const omission = useLeftOut(id, fieldCopy.nameLeftOut);
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input"
        type="text"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
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
