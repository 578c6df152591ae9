import type { ReviewQuestion } from '../../../journeys/questions/review.ts';
import type { FieldProps } from '../field.ts';
import { Rows } from './Rows.tsx';

/** Needs the service `change`. */
export function ReviewView(props: FieldProps<ReviewQuestion<unknown>, true>) {
  const { id, question, copy, legendIsHeading, facts, disabled, services } = props;
  const Heading = legendIsHeading ? 'h1' : 'h2';
  return (
    <section className="ds-stack" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {copy.label}
      </Heading>
      {copy.hint ? <p className="ds-hint">{copy.hint}</p> : null}
      <Rows
        heading={legendIsHeading ? 'h2' : 'h3'}
        rows={question.rowsFor(facts)}
        disabled={disabled}
        onChange={(row) => services?.change?.(row)}
      />
    </section>
  );
}
