import { normaliseText } from '../../../contract/plain-text.ts';
import type { Period, PeriodQuestion } from '../../../journeys/questions/period.ts';
import { describedBy, Field, FieldGroup } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

/** Words: `from` and `to` name the two fields. */
export function PeriodView(props: FieldProps<PeriodQuestion<string, unknown>, Period>) {
  const { id, copy, legendIsHeading, value, complaints, disabled, onAnswer } = props;
  const typed = { from: value?.from ?? '', to: value?.to ?? '' };
  const field = (part: keyof Period, fieldId: string) => (
    <Field id={fieldId} label={String(copy[part] ?? part)} errors={[]}>
      <input
        id={fieldId}
        className="ds-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed[part]}
        disabled={disabled}
        readOnly={props.held}
        {...describedBy(id, { errors: complaints })}
        onChange={(event) => onAnswer({ ...typed, [part]: normaliseText(event.currentTarget.value) })}
      />
    </Field>
  );
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-period">
        {field('from', id)}
        {field('to', `${id}-to`)}
      </div>
    </FieldGroup>
  );
}
