import { ChangedText } from './ChangedText.tsx';
import { type ChangeRow, rowsOf, sectionSingular } from './model/in-words.ts';
import type { Change } from './model/item-changes.ts';
import { strokes } from './model/painting.ts';

const signs: Readonly<Record<Change['kind'], string>> = {
  added: strokes.added.mark,
  removed: strokes.removed.mark,
  altered: strokes.altered.mark,
  moved: strokes.moved.mark,
  renamed: '=',
};

/** Changes as a table: what it is, what was, what is. */
export function ChangeTable({
  title,
  changes,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled, by keys as well
    <section className="at-wide" aria-label={title} tabIndex={0}>
      <table className="at-table at-changes">
        <caption className="at-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">About</th>
            <th scope="col">Was</th>
            <th scope="col">Is now</th>
          </tr>
        </thead>
        {changes.map((change) => (
          <ChangeRows key={`${change.section} ${change.kind} ${change.id}`} change={change} />
        ))}
      </table>
    </section>
  );
}

function ChangeRows({ change }: { readonly change: Change }) {
  const rows = rowsOf(change);
  return (
    <tbody data-kind={change.kind}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one change have no other name
        <tr key={index}>
          {index === 0 ? (
            <th scope="rowgroup" rowSpan={rows.length}>
              <span className="at-kind">
                <span aria-hidden="true">{signs[change.kind]} </span>
                {sectionSingular(change.section)} {change.kind}
              </span>
              {change.section === 'texts' ? <code>{change.title}</code> : change.title}
            </th>
          ) : null}
          <td>{row.about}</td>
          <ChangeCell row={row} side="was" />
          <ChangeCell row={row} side="now" />
        </tr>
      ))}
    </tbody>
  );
}

function ChangeCell({ row, side }: { readonly row: ChangeRow; readonly side: 'was' | 'now' }) {
  if (row[side] === undefined) return <td className="at-soft">{side === 'was' ? 'not there' : 'gone'}</td>;
  const text = <ChangedText was={row.was} now={row.now} side={side} />;
  return <td>{row.isCode ? <code>{text}</code> : text}</td>;
}
