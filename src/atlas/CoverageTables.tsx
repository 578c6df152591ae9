import { useMemo } from 'react';
import type { Report } from '../../machines/exploration/index.ts';
import { CoverageGaps } from './CoverageGaps.tsx';
import { noRecord } from './coverage.ts';
import { totalsInWords } from './model/coverage-paint.ts';
import { listedPaths } from './model/paths.ts';
import type { GraphSource } from './source.ts';
import { TitledTable } from './TitledTable.tsx';
import { hashOf } from './useAddress.ts';
import { addressOfPath } from './usePlayedPath.ts';
import { useReport } from './useReport.ts';

/** What the last walk found, as tables: every transition with how often it is taken, and every path. */
export function CoverageTables({ source }: { readonly source: GraphSource }) {
  const report = useReport(source.report);
  if (report === 'waiting') return <p role="status">Looking for the paths…</p>;
  if (report === undefined) return <p>{noRecord}</p>;
  return (
    <section aria-labelledby="at-walk" className="at-stack">
      <h2 id="at-walk">Coverage</h2>
      <p>{totalsInWords(report)}.</p>
      <CoverageGaps report={report} />
      <CoverageTable source={source} report={report} />
      <PathTable source={source} report={report} />
    </section>
  );
}

interface Walk {
  readonly source: GraphSource;
  readonly report: Report;
}

function CoverageTable({ source, report }: Walk) {
  const walked = new Map(report.transitions.map((transition) => [transition.id, transition]));
  const exempt = new Map(report.coverage.uncovered.map(({ what, exempt: why }) => [what, why]));
  const isTaken = (id: string) =>
    walked.get(id)?.isTaken ? 'yes' : exempt.get(id) === undefined ? 'no' : `no, because ${exempt.get(id)}`;
  return (
    <TitledTable title="Coverage of transitions" heads={['At', 'Because', 'Leads to', 'Taken', 'On paths']}>
      {source.transitions.map((transition) => (
        <tr key={transition.id}>
          <th scope="row">{source.locations.get(source.locationOf(transition)) ?? transition.from}</th>
          <td>{source.transitionReason(transition)}</td>
          <td>{source.targetInWords(transition) ?? 'where it is'}</td>
          <td>{isTaken(transition.id)}</td>
          <td>{walked.get(transition.id)?.paths ?? 0}</td>
        </tr>
      ))}
    </TitledTable>
  );
}

function PathTable({ source, report }: Walk) {
  const paths = useMemo(() => listedPaths(source, report), [source, report]);
  return (
    <TitledTable title="Paths" heads={['Path', 'Initial scenario', 'Leads to', 'Moves', 'New on this path']}>
      {paths.map(({ number, initialScenario: scenario, leadsTo, length, first }) => (
        <tr key={number}>
          <th scope="row">
            <a href={hashOf({ journey: source.id, view: 'walkthrough', chosen: addressOfPath(number) })}>
              Play path {number}
            </a>
          </th>
          <td>{scenario}</td>
          <td>{leadsTo}</td>
          <td>{length}</td>
          <td>
            {first.map(({ place, because }) => (
              <div key={place}>
                {place.replace(/\?$/, '')}: {because.join('; ')}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </TitledTable>
  );
}
