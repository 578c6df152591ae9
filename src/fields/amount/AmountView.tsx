import { normaliseText } from '../../../contract/plain-text.ts';
import type { AmountQuestion } from '../../../journeys/questions/amount.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

const keys = { whole: 'numeric', money: 'decimal' } as const;

/** A whole number, or pounds and pence. Words: `unit` stands behind the box, such as the people that are counted. */
export function AmountView(props: FieldProps<AmountQuestion<string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  const { variant } = question;
  const unit = typeof copy.unit === 'string' ? copy.unit : undefined;
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-amount">
        {variant === 'money' ? <span aria-hidden="true">£</span> : null}
        <input
          id={id}
          className="ds-input"
          type="text"
          inputMode={keys[variant]}
          autoComplete="off"
          value={value}
          disabled={disabled}
          readOnly={props.held}
          {...describedBy(id, {
            hint: copy.hint,
            errors: complaints,
            stoppedBy: props.stoppedBy,
            more: unit ? [`${id}-unit`] : [],
          })}
          onChange={({ currentTarget: { value: typed } }) => onAnswer(normaliseText(typed))}
        />
        {unit ? <span id={`${id}-unit`}>{unit}</span> : null}
      </div>
    </Field>
  );
}
