import { type AnyFlow, flowId } from '../../machines/exploration/index.ts';
import { explainRule } from './explain.ts';
import { chosenFrom, flowsIn } from './flows.ts';
import { help, type Options, optionsOf, UsageError } from './options.ts';
import { reportQuickly } from './quick.ts';
import { currentReport, newReport } from './record.ts';
import { listRequirements } from './requirements.ts';
import { showShortestPaths } from './shortest-path.ts';
import { showPathToState } from './state.ts';
import { printReports } from './table.ts';
import { watch } from './watch.ts';

/** Runs the command; resolves to its exit code: 0, 1 when something failed, 2 when the command line is wrong. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = optionsOf(args);
    if (options.help) {
      console.log(help);
      return 0;
    }
    if (options.watch) return watch(args);
    return (await hasPassed(options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function hasPassed(options: Options): Promise<boolean> {
  const { to, state, explain, list, quick, requirements, json, registry } = options;
  const flows = chosenFrom(await flowsIn(registry), options.flow);
  if (quick) return reportQuickly(flows, registry, json);
  if (requirements) return listRequirements(flows, registry, json);
  if (to !== undefined) await showShortestPaths(flows, to, json);
  else if (state !== undefined) await showPathToState(flows, state, json);
  else if (explain !== undefined) await explainRule(flows, explain, json);
  else if (list) await listPaths(flows, options);
  else return reportAll(flows, options);
  return true;
}

async function listPaths(flows: readonly AnyFlow[], { registry, json }: Options): Promise<void> {
  const lists = [];
  for (const flow of flows) {
    const { paths } = await currentReport(flow, registry);
    lists.push({
      flow: flowId(flow),
      paths: paths.map(({ name, edges }) => ({ name, moves: edges.length })),
    });
  }
  if (json) console.log(JSON.stringify({ flows: lists }));
  for (const { flow, paths } of json ? [] : lists) {
    for (const [index, { name }] of paths.entries()) console.log(`${flow} ${index + 1}. ${name}\n`);
  }
}

async function reportAll(flows: readonly AnyFlow[], { registry, json }: Options): Promise<boolean> {
  const startedAt = performance.now();
  const explored = [];
  for (const flow of flows) explored.push({ flow, report: await newReport(flow, registry) });
  return printReports(explored, await flowsIn(registry), performance.now() - startedAt, json);
}
