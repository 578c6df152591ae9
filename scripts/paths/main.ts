import { type AnyFlow, idOf } from '../../machines/explore.ts';
import { explainRule } from './explain.ts';
import { replayFailures } from './failing.ts';
import { chosenFrom, flowsIn } from './flows.ts';
import { answerSoon } from './follow.ts';
import { Complaint, help, type Options, optionsOf } from './options.ts';
import { walkedLast, walkedNow } from './record.ts';
import { printReports } from './table.ts';
import { watchFlows } from './watch.ts';
import { showWays } from './way.ts';

/** Does what was asked for, and answers with the code to end with: 0, or 1 when something failed, or 2 when it cannot be done. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = optionsOf(args);
    if (options.help) {
      console.log(help);
      return 0;
    }
    return (await isWell(options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function isWell(options: Options): Promise<boolean> {
  const { to, explain, list, failing, json, registry } = options;
  const flows = chosenFrom(await flowsIn(registry), options.flow);
  if (options.watch) return watchFlows(flows, registry, json);
  if (options.soon) return answerSoon(flows, registry, json);
  if (failing) return replayFailures(flows, json);
  if (to !== undefined) await showWays(flows, to, json);
  else if (explain !== undefined) await explainRule(flows, explain, json);
  else if (list) listPaths(flows, options);
  else return reportAll(flows, options);
  return true;
}

function listPaths(flows: readonly AnyFlow[], { registry, json }: Options): void {
  const lists = flows.map((flow) => ({
    flow: idOf(flow),
    paths: walkedLast(flow, registry).paths.map(({ name, moves }) => ({ name, moves: moves.length })),
  }));
  if (json) console.log(JSON.stringify({ flows: lists }));
  for (const { flow, paths } of json ? [] : lists) {
    for (const [index, { name }] of paths.entries()) console.log(`${flow} ${index + 1}. ${name}\n`);
  }
}

async function reportAll(flows: readonly AnyFlow[], { registry, changed, json }: Options): Promise<boolean> {
  const began = performance.now();
  const walk = changed ? walkedLast : walkedNow;
  const walked = flows.map((flow) => ({ flow, report: walk(flow, registry) }));
  await printReports(walked, performance.now() - began, json);
  return walked.every(({ report }) => report.failures.length === 0);
}
