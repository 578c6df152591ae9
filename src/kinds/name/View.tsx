import { describedBy, Field } from '../../ui/Field.tsx';
import type { KindProps } from '../kind.ts';
import { type NameQuestion, shape } from './model.ts';

export function View(props: KindProps<NameQuestion<string, unknown>, string>) {
  const { id, words, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  return (
    <Field id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        className="ds-input"
        type="text"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        value={value}
        disabled={disabled}
        {...describedBy(id, { hint: words.hint, errors: complaints })}
        onChange={(event) => onAnswer(shape(event.currentTarget.value))}
      />
    </Field>
  );
}
