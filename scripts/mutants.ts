// Changes journeys, or the gateway, on purpose: `npm run mutants -- --help`.
import { type Flow, flowId, isJourney } from '../machines/exploration/index.ts';
import { command, wholeNumber } from './command.ts';
import { explanationsIn, needlessExplanations } from './mutants/explanations.ts';
import { digestOfFolder, Imports, journeyFolders, mutantsIn } from './mutants/journey-sources.ts';
import type { Mutant } from './mutants/operators.ts';
import { listed, recordedScores, recordScore } from './mutants/record.ts';
import { tryMutants } from './mutants/run.ts';
import { printScores, required, requiredOfGateway, type Score, scoreOf, shareOf } from './mutants/score.ts';
import { printSeededFaults, seededFaults } from './mutants/seeded-faults.ts';
import { Verdicts } from './mutants/store.ts';
import { walkWithPaths } from './mutants/stored-paths.ts';
import { chosenFrom, flowsIn } from './paths/flows.ts';
import { defaultRegistry, digestOf } from './paths/sources.ts';

const values = command(
  'mutants',
  'Changes journeys, or the gateway, one place at a time, and counts which changes their proof notices.',
)
  .option(
    '--flow <names>',
    'only these journeys, with commas between them; of the gateway, only these of its areas',
  )
  .option('--gateway', 'the gateway instead of journeys: money, identity, http and ownership')
  .option('--changed', 'only journeys whose folder is not as it was when their score was recorded')
  .option('--planted', 'faults that were put into the repair journey by hand, instead of mutants')
  .option('--every <number>', 'only each mutant of so many', wholeNumber(1), 1)
  .option(
    '--quick',
    'never walks a whole journey, and starts no gateway: what only these notice counts as a survivor',
  )
  .option('--json', 'prints {flows:[{id, total, killed, explained, survivors}]}')
  .parse()
  .opts();

const folders = journeyFolders();
const folderOf = (flow: Flow): string => folders.get(flowId(flow)) ?? '';
const isChanged = (flow: Flow): boolean =>
  recordedScores()[flowId(flow)]?.sources !== digestOfFolder(folderOf(flow));

/** Counts what is tried, on the line of a terminal; elsewhere every hundredth has a line of its own. */
function progressOf(flow: string, total: number, before: number): () => void {
  let done = before;
  return () => {
    done += 1;
    const line = `${flow}: ${done} of ${total} tried`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done % 100 === 0) console.error(line);
  };
}

/** Tries these changes to a flow, as far as they were not tried before. */
async function tried(flow: Flow, imports: Imports, mutants: readonly Mutant[]): Promise<Verdicts> {
  const verdicts = new Verdicts(
    flowId(flow),
    `${digestOf(flow, defaultRegistry)} ${digestOfFolder(folderOf(flow))}`,
  );
  const report = walkWithPaths(flow);
  const open = mutants.filter(({ id }) => !(id in verdicts.all));
  const showProgress = progressOf(flowId(flow), mutants.length, mutants.length - open.length);
  await tryMutants(
    { flow: flowId(flow), report, imports, isWalked: !values.quick },
    open,
    ({ id }, verdict) => {
      showProgress();
      // Without the walk nobody knows yet whether anything notices it.
      if (verdict !== null || !values.quick) verdicts.add(id, verdict);
    },
  );
  return verdicts;
}

/** The score of a journey, and what is wrong with its explanations. */
async function judged(flow: Flow, imports: Imports): Promise<{ score: Score; mistakes: readonly string[] }> {
  const [id, folder] = [flowId(flow), folderOf(flow)];
  const mutants = mutantsIn(folder).filter((_, index) => index % values.every === 0);
  const { all } = await tried(flow, imports, mutants);
  const explanations = explanationsIn(folder);
  const score = scoreOf(id, mutants, all, explanations);
  // Only a whole run tells what is noticed.
  if (values.every !== 1 || values.quick) return { score, mistakes: [] };
  const { total, killed, explained } = score;
  const noticed = listed(mutants.filter((mutant) => all[mutant.id]));
  recordScore(id, { sources: digestOfFolder(folder), total, killed, explained, noticed });
  return { score, mistakes: needlessExplanations(explanations, mutants, (change) => all[change]) };
}

interface Result {
  readonly scores: readonly Score[];
  readonly mistakes: readonly string[];
}

/** Prints scores and what is wrong with their explanations; whether nothing is, and each score is high enough. */
function showResult({ scores, mistakes }: Result, least: number): boolean {
  if (values.json) console.log(JSON.stringify({ flows: scores }));
  else printScores(scores);
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 && scores.every((score) => shareOf(score) >= least);
}

async function main(): Promise<boolean> {
  if (values.gateway) {
    // StrykerJS takes a second to load.
    const { gatewayScores } = await import('./mutants/gateway/score.ts');
    const run = { isQuiet: values.json === true, isQuick: values.quick === true, every: values.every };
    return showResult(await gatewayScores(values.flow, run), requiredOfGateway);
  }
  const journeys = chosenFrom(await flowsIn(defaultRegistry), values.flow).filter(isJourney);
  const imports = new Imports();
  if (values.planted) {
    const repair = journeys.find((flow) => flowId(flow) === 'repair');
    if (!repair) throw new Error('The faults are those of the repair journey');
    const faults = seededFaults();
    return printSeededFaults(faults, (await tried(repair, imports, faults)).all, values.json === true);
  }
  const flows = values.changed ? journeys.filter(isChanged) : journeys;
  const results = [];
  for (const flow of flows) results.push(await judged(flow, imports));
  const scores = results.map(({ score }) => score);
  return showResult({ scores, mistakes: results.flatMap(({ mistakes }) => mistakes) }, required);
}

process.exitCode = (await main()) ? 0 : 1;
