import type { AnyFlow, Report } from '../../machines/exploration/index.ts';
import { accountFaults, accountFor, countsOf } from './account.ts';
import { formatFailures } from './failures.ts';
import { accountSummary } from './requirements.ts';

/** A flow with its report. */
export interface Reported {
  readonly flow: AnyFlow;
  readonly report: Report;
}

const ratio = (part: number, total: number) => `${part} of ${total}`;

const heldIn = (properties: Report['properties']): number => properties.filter(({ isHeld }) => isHeld).length;

/** The line of a flow in the table. */
function row({ flow, report: { coverage, states, precision, edges, paths, properties } }: Reported) {
  const { transitions, rules, outcomes } = coverage;
  return {
    'transitions taken': ratio(transitions.covered, transitions.total),
    'rules true and false': ratio(rules.bothWays, rules.total),
    outcomes: ratio(outcomes.covered, outcomes.total),
    states,
    'told apart by': precision === 'exact' ? 'everything' : `${precision}, as there are over 6,000`,
    edges,
    paths: paths.length,
    'properties held': ratio(heldIn(properties), properties.length),
    exemptions: flow.exemptions?.length ?? 0,
  };
}

/** A flow in the JSON. */
const summary = ({ flow, report }: Reported) => {
  const { flow: id, coverage, states, precision, edges, paths, failures, properties } = report;
  const { transitions, rules, outcomes } = coverage;
  return {
    id,
    transitions,
    rules,
    outcomes,
    situations: states,
    precision,
    moves: edges,
    paths: paths.length,
    properties: { total: properties.length, held: heldIn(properties) },
    waivers: flow.exemptions ?? [],
    failures: failures.map(({ kind, what, invariant, path }) => ({
      kind,
      what,
      invariant: invariant,
      path: path?.name,
    })),
  };
};

/**
 * Prints the reports: a table and everything that failed, or JSON.
 * @param all every flow of the registry, whose properties may hold what another flow is to do
 * @param ms how long it took
 * @returns whether nothing failed
 */
export async function printReports(
  reports: readonly Reported[],
  all: readonly AnyFlow[],
  ms: number,
  json: boolean,
): Promise<boolean> {
  const flows = reports.map(({ flow }) => flow);
  const account = accountFor(flows, all);
  const requirements = countsOf(account);
  const hasPassed =
    requirements.unaccounted === 0 && reports.every(({ report }) => report.failures.length === 0);
  if (json) {
    console.log(JSON.stringify({ requirements, flows: reports.map(summary), ms: Math.round(ms) }));
    return hasPassed;
  }
  console.table(Object.fromEntries(reports.map((each) => [each.report.flow, row(each)])));
  for (const { flow, report } of reports) {
    for (const { what, why } of flow.exemptions ?? [])
      console.log(`${report.flow}: ${what} is exempt: ${why}`);
  }
  if (requirements.rows > 0) console.log(accountSummary(account));
  console.log(`${(ms / 1000).toFixed(1)} s`);
  for (const { flow, report } of reports) {
    if (report.failures.length > 0) console.error(await formatFailures(flow, report.failures, report.values));
  }
  for (const fault of accountFaults(account)) console.error(fault);
  if (reports.some(({ report }) => report.failures.length > 0)) {
    console.error('After a change, `npm run paths -- --quick` tries these paths first.');
  }
  return hasPassed;
}
