import type { ReactNode } from 'react';
import './field.css';

/** Something wrong with a field: key of the message, and its text. */
export interface FieldError {
  readonly key: string;
  readonly text: string;
}

interface FieldParts {
  /** Of the control; the hint is `${id}-hint`, the error `${id}-error`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors: readonly FieldError[];
  /** The label is the heading of the page. */
  readonly isHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/** Attributes that tie a control to its hint, its error and whatever else describes it. */
export function describedBy(
  id: string,
  {
    hint,
    errors,
    stoppedBy,
    more = [],
  }: {
    hint?: string | undefined;
    errors: readonly FieldError[];
    /** DOM id of a notice that says why nobody can go on with what was entered. */
    stoppedBy?: string | undefined;
    more?: readonly string[];
  },
) {
  const ids = [
    hint ? `${id}-hint` : '',
    errors.length > 0 ? `${id}-error` : '',
    stoppedBy ?? '',
    ...more,
  ].filter(Boolean);
  return {
    'aria-invalid': errors.length > 0 || stoppedBy !== undefined || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

function HintAndErrors({ id, hint, errors }: Pick<FieldParts, 'id' | 'hint' | 'errors'>) {
  return (
    <>
      {hint ? (
        <p className="ds-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <div className="ds-field-error" id={`${id}-error`}>
          {errors.map(({ key, text }) => (
            <p key={key} data-message={key}>
              {text}
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** One control with its label, hint and error. */
export function Field({ id, label, hint, errors, isHeading, children }: FieldParts) {
  const labelElement = (
    <label className="ds-label" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className="ds-field" data-invalid={errors.length > 0 || undefined}>
      {isHeading ? <h1 tabIndex={-1}>{labelElement}</h1> : labelElement}
      <HintAndErrors id={id} hint={hint} errors={errors} />
      {children}
    </div>
  );
}

/** Several controls that answer one question. The first of them has the id of the field. */
export function FieldGroup({ id, label, hint, errors, isHeading, children }: FieldParts) {
  const { 'aria-describedby': described } = describedBy(id, { hint, errors });
  return (
    <fieldset className="ds-field" aria-describedby={described} data-invalid={errors.length > 0 || undefined}>
      <legend className="ds-label">{isHeading ? <h1 tabIndex={-1}>{label}</h1> : label}</legend>
      <HintAndErrors id={id} hint={hint} errors={errors} />
      {children}
    </fieldset>
  );
}
