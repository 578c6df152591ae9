import { useId } from 'react';
import { Field } from '../ui/Field.tsx';

/** One of a few, from a native list. */
export function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly title?: string }[];
  onChoose(value: string): void;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} errors={[]}>
      <select
        id={id}
        className="ds-input ds-list-choice"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} title={option.title}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
