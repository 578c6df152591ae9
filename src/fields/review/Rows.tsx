import { fieldCopy } from '../../../content/fields.ts';
import type { ReviewRow } from '../../../journeys/questions/review.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './view.css';

interface Props {
  readonly rows: readonly ReviewRow[];
  readonly disabled?: boolean | undefined;
  onChange(row: ReviewRow): void;
}

/** Rows of the same part of the journey that follow each other, with the name of the part. */
function rowsByPart(rows: readonly ReviewRow[]) {
  const parts: { readonly name: string; readonly rows: ReviewRow[] }[] = [];
  for (const row of rows) {
    const name = row.part ?? '';
    const last = parts.at(-1);
    if (last?.name === name) last.rows.push(row);
    else parts.push({ name, rows: [row] });
  }
  return parts;
}

function Part({ rows, disabled, onChange }: Props) {
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

/** Answers in rows, each with a way to change it; under the names of the parts of the journey, where it has several. */
export function Rows({ heading: Heading, ...props }: Props & { readonly heading: 'h2' | 'h3' }) {
  const parts = rowsByPart(props.rows);
  if (parts.length < 2) return <Part {...props} />;
  return parts.map(({ name, rows }) => (
    <div key={`${name}-${rows[0]?.step}`}>
      {name === '' ? null : <Heading className="ds-review-part">{name}</Heading>}
      <Part {...props} rows={rows} />
    </div>
  ));
}
