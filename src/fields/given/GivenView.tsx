import type { GivenQuestion } from '../../../journeys/questions/given.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

/** A field that can be read and copied, and not typed in. */
export function GivenView(props: FieldProps<GivenQuestion<unknown>, string>) {
  const { id, question, copy, legendIsHeading, facts, complaints, disabled } = props;
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input ds-given"
        type="text"
        readOnly
        value={question.textFor(facts)}
        disabled={disabled}
        {...describedBy(id, { hint: copy.hint, errors: complaints })}
      />
    </Field>
  );
}
