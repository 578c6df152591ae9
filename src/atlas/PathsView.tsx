import { useMemo, useState } from 'react';
import { eventsOf, type Report } from '../../machines/exploration/index.ts';
import { CoverageGaps } from './CoverageGaps.tsx';
import { noRecord } from './coverage.ts';
import { totalsInWords } from './model/coverage-paint.ts';
import { type ListedPath, listedPaths, type PathFilter, pathFilters } from './model/paths.ts';
import type { GraphSource } from './source.ts';
import { hashOf } from './useAddress.ts';
import { addressOfPath } from './usePlayedPath.ts';
import { useReport } from './useReport.ts';
import type { ViewProps } from './view-props.ts';

const kinds: readonly (readonly [PathFilter['kind'], string])[] = [
  ['place', 'that come to'],
  ['outcome', 'on which comes back'],
  ['rule', 'on which it is true that'],
];

/** The generated paths: what each shows first, and a way to play it. */
export function PathsView({ source }: ViewProps) {
  const report = useReport(source.report);
  if (report === 'waiting') return <p role="status">Looking for the paths…</p>;
  return (
    <div className="at-outline at-stack">
      <h2>Paths: {source.name}</h2>
      {report ? <PathList source={source} report={report} /> : <p>{noRecord}</p>}
    </div>
  );
}

function PathList({ source, report }: { readonly source: GraphSource; readonly report: Report }) {
  const paths = useMemo(() => listedPaths(source, report), [source, report]);
  const filters = useMemo(() => pathFilters(source, report), [source, report]);
  const [name, setName] = useState('');
  const filter = filters.find((each) => each.name === name);
  const shown = useMemo(() => (filter ? paths.filter(filter.fits) : paths), [paths, filter]);
  return (
    <>
      <p>
        Each path goes from a start to an end or as far as something new is near. Together they take every
        transition that can be taken. {totalsInWords(report)}.
      </p>
      <CoverageGaps report={report} />
      <label className="at-scenario">
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
            <th scope="col">New on this path</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((path) => (
            <PathRow key={path.number} source={source} report={report} path={path} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How many places are listed before the rest is folded. */
const maxFirst = 3;

function PathRow({
  source,
  report,
  path,
}: {
  readonly source: GraphSource;
  readonly report: Report;
  readonly path: ListedPath;
}) {
  const { number, initialScenario: scenario, leadsTo, length, first, recorded } = path;
  const [isOpen, setOpen] = useState(false);
  const firsts = first.map(({ place, because }) => `${place.replace(/\?$/, '')}: ${because.join('; ')}`);
  const rest = firsts.slice(maxFirst);
  return (
    <tr>
      <th scope="row">
        <a href={hashOf({ journey: source.id, view: 'walkthrough', chosen: addressOfPath(number) })}>
          Play path {number}
        </a>
        <div>
          {scenario}, {leadsTo}
        </div>
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>What happens</summary>
          {isOpen ? (
            <ol className="at-history">
              {source.describeEvents(scenario, eventsOf(report, recorded)).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened first stays first
                <li key={index}>{text}</li>
              ))}
            </ol>
          ) : null}
        </details>
      </th>
      <td>{length}</td>
      <td>
        {firsts.slice(0, maxFirst).map((text) => (
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
