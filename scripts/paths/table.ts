import type { AnyFlow } from '../../machines/explore.ts';
import type { Report } from '../../machines/report.ts';
import { printedFailures } from './failures.ts';

/** A flow with the report of a walk through it. */
export interface Walked {
  readonly flow: AnyFlow;
  readonly report: Report;
}

const of = (part: number, total: number) => `${part} of ${total}`;

/** One line of the table for each flow. */
function row({ flow, report: { coverage, situations, moves, paths } }: Walked) {
  const { transitions, rules, outcomes } = coverage;
  return {
    'arrows taken': of(transitions.covered, transitions.total),
    'rules both ways': of(rules.bothWays, rules.total),
    outcomes: of(outcomes.covered, outcomes.total),
    situations,
    moves,
    paths: paths.length,
    waivers: flow.waivers?.length ?? 0,
  };
}

/** What programs get of a flow. */
const summary = ({ flow, report }: Walked) => {
  const { flow: id, coverage, situations, moves, paths, failures } = report;
  const { transitions, rules, outcomes } = coverage;
  return {
    id,
    transitions,
    rules,
    outcomes,
    situations,
    moves,
    paths: paths.length,
    waivers: flow.waivers ?? [],
    failures: failures.map(({ kind, what, law, path }) => ({ kind, what, law, path: path?.name })),
  };
};

/** Prints the reports: a table with everything that failed, or the same for programs. Times in milliseconds. */
export async function printReports(walked: readonly Walked[], ms: number, json: boolean): Promise<void> {
  if (json) {
    console.log(JSON.stringify({ flows: walked.map(summary), ms: Math.round(ms) }));
    return;
  }
  console.table(Object.fromEntries(walked.map((each) => [each.report.flow, row(each)])));
  for (const { flow, report } of walked) {
    for (const { what, why } of flow.waivers ?? [])
      console.log(`${report.flow}: waived ${what}, because ${why}`);
  }
  console.log(`${(ms / 1000).toFixed(1)} s`);
  for (const { flow, report } of walked) {
    if (report.failures.length > 0)
      console.error(await printedFailures(flow, report.failures, report.values));
  }
  if (walked.some(({ report }) => report.failures.length > 0)) {
    console.error('Once mended, `npm run paths -- --failing` goes only these ways.');
  }
}
