import type { Comparison, Expression, Plain } from '../../../machines/engine/index.ts';
import { comparingOf } from '../../../machines/engine/index.ts';
import { subjectInWords } from '../../walkthrough/expression-words.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import {
  comparedBy,
  comparisonOf,
  type Operator,
  operatorOf,
  operatorsFor,
  type Subject,
} from './model/subjects.ts';
import { ValueField } from './ValueField.tsx';

interface Props<E extends Expression = Expression> {
  readonly flow: FlowWithCopy;
  readonly subjects: readonly Subject[];
  readonly value: E;
  onChange(value: Expression): void;
  /** Absent for what cannot be left out. */
  readonly onRemove?: (() => void) | undefined;
}

/** What an expression is without the negations around it, and whether they negate it. */
function bare(expression: Expression): readonly [Exclude<Expression, { not: unknown }>, boolean] {
  if (!('not' in expression)) return [expression, false];
  const [inner, isNegated] = bare(expression.not);
  return [inner, !isNegated];
}

/** A rule that is data, as a form: each comparison is a row, and a combination holds others. */
export function ExpressionEditor({ value, onChange, onRemove, ...rest }: Props) {
  const [inner, isNegated] = bare(value);
  const change = (changed: Expression, negated = isNegated) => onChange(negated ? { not: changed } : changed);
  const Part = 'all' in inner || 'any' in inner ? Combination : ComparisonRow;
  return (
    <div className="at-expression">
      <label className="at-negation">
        <input type="checkbox" checked={isNegated} onChange={() => change(inner, !isNegated)} />
        it is not so that
      </label>
      <Part {...rest} value={inner as never} onChange={change} />
      {onRemove ? (
        <button type="button" className="at-link" onClick={onRemove}>
          Leave this out
        </button>
      ) : null}
    </div>
  );
}

type Combined = Extract<Expression, { all: unknown } | { any: unknown }>;

function Combination({ value, onChange, subjects, flow }: Props<Combined>) {
  const [name, parts] = 'all' in value ? (['all', value.all] as const) : (['any', value.any] as const);
  const combine = (by: string, changed: readonly Expression[]) =>
    onChange(by === 'all' ? { all: changed } : { any: changed });
  const [first] = subjects;
  return (
    <fieldset className="at-combination">
      <legend>
        <select
          aria-label="How these are combined"
          value={name}
          onChange={(event) => combine(event.target.value, parts)}
        >
          <option value="all">all of these hold</option>
          <option value="any">at least one of these holds</option>
        </select>
      </legend>
      {parts.map((part, index) => (
        <ExpressionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names
          key={index}
          flow={flow}
          subjects={subjects}
          value={part}
          onChange={(changed) => combine(name, parts.with(index, changed))}
          onRemove={
            parts.length > 1
              ? () =>
                  combine(
                    name,
                    parts.filter((_, other) => other !== index),
                  )
              : undefined
          }
        />
      ))}
      <div className="at-row">
        {first ? (
          <button
            type="button"
            onClick={() => combine(name, [...parts, comparisonOf(first, operatorsFor(first)[0] ?? 'equals')])}
          >
            Add a comparison
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

const operatorNames: Readonly<Record<Operator, string>> = {
  equals: 'is',
  oneOf: 'is one of',
  lessThan: 'is less than',
  atMost: 'is at most',
  atLeast: 'is at least',
  moreThan: 'is more than',
  includes: 'includes',
  nothing: 'is not given',
  isEmpty: 'is empty',
  notEmpty: 'is not empty',
};

const subjectKey = ({ kind, path }: Pick<Subject, 'kind' | 'path'>): string => `${kind} ${path}`;

function ComparisonRow({ flow, subjects, value, onChange }: Props<Comparison>) {
  const key = 'answer' in value ? `answer ${value.answer}` : `fact ${value.fact}`;
  const subject = subjects.find((each) => subjectKey(each) === key);
  const groups = [
    ['Answers', 'answer'],
    ['Facts', 'fact'],
  ] as const;
  const choose = (chosen: string) => {
    const other = subjects.find((each) => subjectKey(each) === chosen);
    if (other) onChange(comparisonOf(other, operatorsFor(other)[0] ?? 'equals'));
  };
  const combine = (name: 'all' | 'any') =>
    onChange(name === 'all' ? { all: [value, value] } : { any: [value, value] });
  return (
    <div className="at-comparison">
      <select aria-label="What is compared" value={key} onChange={(event) => choose(event.target.value)}>
        {groups.map(([title, kind]) => (
          <optgroup key={kind} label={title}>
            {subjects
              .filter((each) => each.kind === kind)
              .map((each) => (
                <option key={each.path} value={subjectKey(each)}>
                  {subjectInWords(flow.copy, comparedBy(each))}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {subject ? <OperatorAndValue flow={flow} subject={subject} value={value} onChange={onChange} /> : null}
      <span className="at-combine">
        <button type="button" className="at-link" onClick={() => combine('all')}>
          and…
        </button>{' '}
        <button type="button" className="at-link" onClick={() => combine('any')}>
          or…
        </button>
      </span>
    </div>
  );
}

function OperatorAndValue({
  flow,
  subject,
  value,
  onChange,
}: Pick<Props<Comparison>, 'flow' | 'value' | 'onChange'> & { readonly subject: Subject }) {
  const operator = operatorOf(value);
  const [, other] = comparingOf(value);
  const operators = operatorsFor(subject);
  return (
    <>
      <select
        aria-label="How it is compared"
        value={operator}
        onChange={(event) => onChange(comparisonOf(subject, event.target.value as Operator, other as Plain))}
      >
        {(operators.includes(operator) ? operators : [operator, ...operators]).map((each) => (
          <option key={each} value={each}>
            {operatorNames[each]}
          </option>
        ))}
      </select>
      <ValueField
        flow={flow}
        subject={subject}
        operator={operator}
        value={other as Plain | readonly Plain[]}
        onChange={(changed) => onChange(comparisonOf(subject, operator, changed))}
      />
    </>
  );
}
