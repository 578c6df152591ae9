import type { Plain } from '../../../machines/engine/index.ts';
import { comparedInWords } from '../../walkthrough/expression-words.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { comparedBy, type Operator, type Subject } from './model/subjects.ts';

interface ValueProps {
  readonly flow: FlowWithCopy;
  readonly subject: Subject;
  readonly operator: Operator;
  readonly value: Plain | readonly Plain[];
  onChange(value: Plain | readonly Plain[]): void;
}

/** What a subject is compared with: one of the values that it is known to have, or a number or text that is typed. */
export function ValueField({ flow, subject, operator, value, onChange }: ValueProps) {
  const words = (each: Plain) => comparedInWords(flow.copy, comparedBy(subject), each);
  if (operator === 'nothing' || operator === 'isEmpty' || operator === 'notEmpty') return null;
  if (Array.isArray(value)) {
    const options = [...new Set<Plain>([...subject.values, ...value])];
    return (
      <fieldset className="at-values">
        <legend className="at-hidden">One of</legend>
        {options.map((each) => (
          <label key={String(each)}>
            <input
              type="checkbox"
              checked={value.includes(each)}
              onChange={() =>
                onChange(value.includes(each) ? value.filter((other) => other !== each) : [...value, each])
              }
            />
            {words(each)}
          </label>
        ))}
      </fieldset>
    );
  }
  if (typeof value === 'number') {
    return (
      <input
        aria-label="Compared with"
        type="number"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber || 0)}
      />
    );
  }
  const values = subject.values.filter((each) => typeof each === typeof value);
  if (typeof value === 'boolean' || values.length > 0) {
    const options =
      typeof value === 'boolean' ? [true, false] : [...new Set<Plain>([value as Plain, ...values])];
    return (
      <select
        aria-label="Compared with"
        value={JSON.stringify(value)}
        onChange={(event) => onChange(JSON.parse(event.target.value) as Plain)}
      >
        {options.map((each) => (
          <option key={String(each)} value={JSON.stringify(each)}>
            {words(each)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      aria-label="Compared with"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
