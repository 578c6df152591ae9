import { fieldCopy } from '../../../content/fields.ts';
import type { ReviewRow } from '../../../journeys/questions/review.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './view.css';

/** Answers in rows, each with a way to change it. */
export function Rows({
  rows,
  disabled,
  onChange,
}: {
  readonly rows: readonly ReviewRow[];
  readonly disabled?: boolean | undefined;
  onChange(row: ReviewRow): void;
}) {
  return (
    <dl className="ds-review">
      {rows.map((row) => (
        <div key={`${row.step}-${row.label}`} data-row={row.step}>
          <dt>{row.label}</dt>
          <dd>
            {row.values.length === 0 ? <p className="ds-hint">{fieldCopy.notProvided}</p> : null}
            {row.values.map((value) => (
              <p key={value}>{value}</p>
            ))}
          </dd>
          {row.readOnly ? null : (
            <dd className="ds-review-change">
              <button type="button" disabled={disabled} onClick={() => onChange(row)}>
                {fieldCopy.change}
                <VisuallyHidden> {row.label}</VisuallyHidden>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
