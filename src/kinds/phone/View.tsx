import { describedBy, Field } from '../../ui/Field.tsx';
import type { KindProps } from '../kind.ts';
import { type PhoneQuestion, shape } from './model.ts';
import './view.css';

export function View(props: KindProps<PhoneQuestion<string, unknown>, string>) {
  const { id, question, words, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input ds-phone"
        type="tel"
        inputMode="tel"
        autoComplete={question.autocomplete}
        value={value}
        disabled={disabled}
        {...describedBy(id, { hint: words.hint, errors: complaints })}
        onChange={(event) => onAnswer(shape(event.currentTarget.value))}
      />
    </Field>
  );
}
