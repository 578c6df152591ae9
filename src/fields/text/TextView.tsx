import { fieldCopy } from '../../../content/fields.ts';
import { shape, type TextQuestion, type TextVariant } from '../../../journeys/questions/text.ts';
import { fill } from '../../../machines/engine/index.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { useLeftOut } from '../useLeftOut.tsx';
import './view.css';
import * as typedName from './typed-name.ts';
import * as typedPhone from './typed-phone.ts';

/** How each variant takes what is typed, and what it says about what it does not take. */
const typing: Readonly<
  Record<
    TextVariant,
    { shape(typed: string): string; leftOut(typed: string): string; say(leftOut: string): string }
  >
> = {
  line: { shape, leftOut: () => '', say: () => '' },
  name: { ...typedName, say: (what) => fill(fieldCopy.nameLeftOut, { what }) },
  phone: { ...typedPhone, say: (what) => fill(fieldCopy.phoneLeftOut, { what }) },
};

const inputs = {
  line: { type: 'text', className: 'ds-input' },
  name: { type: 'text', className: 'ds-input', autoCapitalize: 'words', spellCheck: false },
  phone: { type: 'tel', className: 'ds-input ds-phone' },
} as const;

/** Words, a name or a phone number: `placeholder` shows while nothing is entered. */
export function TextView(props: FieldProps<TextQuestion<string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, value = '', complaints, disabled, onAnswer } = props;
  const { variant } = question;
  const own = typing[variant];
  const omission = useLeftOut(id, own.say);
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <input
        id={id}
        {...inputs[variant]}
        inputMode={question.inputMode}
        autoComplete={question.autocomplete}
        placeholder={typeof copy.placeholder === 'string' ? copy.placeholder : undefined}
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
          omission.note(own.leftOut(typed), typed, value);
          onAnswer(own.shape(typed));
        }}
      />
      {variant === 'line' ? null : omission.copy}
    </Field>
  );
}
