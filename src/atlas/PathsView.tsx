import { useMemo, useState } from 'react';
import { eventsOf, type Report } from '../../machines/report.ts';
import { noRecord } from './coverage.ts';
import { totalsInWords } from './model/coverage-paint.ts';
import { type ListedPath, listedPaths, type PathFilter, pathFilters } from './model/paths.ts';
import { type Subject, subjectOf } from './model/subject.ts';
import { hashOf } from './useAddress.ts';
import { addressOfPath } from './usePlayedPath.ts';
import { useReport } from './useReport.ts';
import type { ViewProps } from './views.ts';
import { Walked } from './Walked.tsx';

const kinds: readonly (readonly [PathFilter['kind'], string])[] = [
  ['place', 'that come to'],
  ['outcome', 'on which comes back'],
  ['rule', 'on which it is true that'],
];

/** The generated paths of a journey. */
export function PathsView({ flow }: ViewProps) {
  const subject = useMemo(() => subjectOf(flow), [flow]);
  return <Paths subject={subject} />;
}

/** The generated paths: what each shows first, and a way to play it. */
export function Paths({ subject }: { readonly subject: Subject }) {
  const report = useReport(subject.report);
  if (report === 'waiting') return <p role="status">Looking for the paths…</p>;
  return (
    <div className="at-outline at-stack">
      <h2>Paths: {subject.name}</h2>
      {report ? <PathList subject={subject} report={report} /> : <p>{noRecord}</p>}
    </div>
  );
}

function PathList({ subject, report }: { readonly subject: Subject; readonly report: Report }) {
  const paths = useMemo(() => listedPaths(subject, report), [subject, report]);
  const filters = useMemo(() => pathFilters(subject, report), [subject, report]);
  const [name, setName] = useState('');
  const filter = filters.find((each) => each.name === name);
  const shown = useMemo(() => (filter ? paths.filter(filter.fits) : paths), [paths, filter]);
  return (
    <>
      <p>
        Each path goes from a start to an end or as far as something new is near. Together they take every
        arrow that can be taken. {totalsInWords(report)}.
      </p>
      <Walked report={report} />
      <label className="at-circumstance">
        Only paths{' '}
        <select value={name} onChange={(event) => setName(event.target.value)}>
          <option value="">of all kinds</option>
          {kinds.map(([kind, title]) => (
            <optgroup key={kind} label={title}>
              {filters
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p role="status">
        {shown.length} of {paths.length} paths
      </p>
      <table className="at-table at-paths">
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Moves</th>
            <th scope="col">First to show</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((path) => (
            <PathRow key={path.number} subject={subject} report={report} path={path} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What is told of the first to show before it is folded. */
const mostTold = 3;

function PathRow({
  subject,
  report,
  path,
}: {
  readonly subject: Subject;
  readonly report: Report;
  readonly path: ListedPath;
}) {
  const { number, circumstance, leadsTo, length, first, recorded } = path;
  const [isOpen, setOpen] = useState(false);
  const firsts = first.map(({ place, because }) => `${place.replace(/\?$/, '')}: ${because.join('; ')}`);
  const rest = firsts.slice(mostTold);
  return (
    <tr>
      <th scope="row">
        <a href={hashOf({ journey: subject.id, view: 'follow', chosen: addressOfPath(number) })}>
          Play path {number}
        </a>
        <div>
          {circumstance}, {leadsTo}
        </div>
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>What happens</summary>
          {isOpen ? (
            <ol className="at-history">
              {subject.told(circumstance, eventsOf(report, recorded)).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened first stays first
                <li key={index}>{text}</li>
              ))}
            </ol>
          ) : null}
        </details>
      </th>
      <td>{length}</td>
      <td>
        {firsts.slice(0, mostTold).map((text) => (
          <div key={text}>{text}</div>
        ))}
        {rest.length > 0 ? (
          <details>
            <summary>
              and {rest.length} more {rest.length === 1 ? 'place' : 'places'}
            </summary>
            {rest.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </details>
        ) : null}
      </td>
    </tr>
  );
}
