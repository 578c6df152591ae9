import { type CaseField, type FieldValue, isSameValue } from './model/case-fields.ts';

/** One field of a type of service request. */
export function FieldInput({
  field: { title, entry },
  value,
  onChange,
}: {
  readonly field: CaseField;
  readonly value: FieldValue;
  onChange(value: FieldValue): void;
}) {
  const list: readonly string[] = Array.isArray(value) ? value : [];
  switch (entry.as) {
    case 'order':
    case 'copy':
    case 'removal':
      // Changed by buttons.
      return null;
    case 'text':
      return (
        <label className="at-field">
          {title}
          <input required value={String(value)} onChange={(event) => onChange(event.target.value)} />
        </label>
      );
    case 'lines':
      return (
        <label className="at-field">
          {title}
          <textarea
            rows={Math.min(list.length + 1, 6)}
            value={list.join('\n')}
            onChange={(event) => onChange(event.target.value.split('\n'))}
          />
        </label>
      );
    case 'yesOrNo':
      return (
        <div className="at-values">
          <label>
            <input type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
            {title}
          </label>
        </div>
      );
    case 'one': {
      const isKnown = entry.choices.some(([choice]) => isSameValue(choice, value));
      // What a draft says is shown even where it is no choice.
      const choices = isKnown ? entry.choices : [...entry.choices, [value, String(value)] as const];
      return (
        <label className="at-field">
          {title}
          <select
            value={JSON.stringify(value)}
            onChange={(event) => onChange(JSON.parse(event.target.value) as FieldValue)}
          >
            {choices.map(([choice, called]) => (
              <option key={called} value={JSON.stringify(choice)}>
                {called}
              </option>
            ))}
          </select>
        </label>
      );
    }
    case 'several':
      return (
        <fieldset className="at-values">
          <legend>{title}</legend>
          {entry.choices.map((choice) => (
            <label key={choice}>
              <input
                type="checkbox"
                checked={list.includes(choice)}
                onChange={() =>
                  // In the order of the choices, so that ticking one twice changes nothing.
                  onChange(entry.choices.filter((each) => list.includes(each) !== (each === choice)))
                }
              />
              {choice}
            </label>
          ))}
        </fieldset>
      );
  }
}
