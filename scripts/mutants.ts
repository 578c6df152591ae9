// Changes journeys on purpose, one place at a time, and counts which changes their proof notices: `npm run mutants`.
// --flow takes ids, separated by commas; --json prints {flows:[{id, total, killed, explained, survivors}]}; --every 5 tries
// only each fifth mutant. Verdicts are kept in .cache/mutants until something that the flow depends on changes.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Flow, flowId, isJourney } from '../machines/exploration/index.ts';
import { explanations } from './mutants/explanations.ts';
import { type Mutant, mutantsOf } from './mutants/operators.ts';
import { tryMutants, type Verdict } from './mutants/run.ts';
import { printScores, scoreOf } from './mutants/score.ts';
import { chosenFrom, flowsIn } from './paths/flows.ts';
import { defaultRegistry, digestOf, root } from './paths/sources.ts';

interface Kept {
  readonly digest: string;
  readonly verdicts: Record<string, Verdict>;
}

const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    json: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
  },
});

const folderOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every change to the sources that define a journey: what it asks, its rules, and what its operations lead to. */
function mutantsIn(flow: Flow): readonly Mutant[] {
  const folder = `journeys/${folderOf(flowId(flow))}`;
  const files = globSync(`${folder}/{journey,rules,situation,operations,operations/*}.ts`, { cwd: root });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter((_, index) => index % Number(values.every) === 0);
}

function keptOf(file: string, digest: string): Kept {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.digest === digest) return kept;
  } catch {
    // Nothing was kept yet.
  }
  return { digest, verdicts: {} };
}

const cache = join(root, '.cache/mutants');
mkdirSync(cache, { recursive: true });
const flows = chosenFrom(await flowsIn(defaultRegistry), values.flow).filter(isJourney);
const scores = [];
for (const flow of flows) {
  const id = flowId(flow);
  const file = join(cache, `${id}.json`);
  const kept = keptOf(file, digestOf(flow, defaultRegistry));
  const mutants = mutantsIn(flow);
  await tryMutants(
    id,
    mutants.filter((mutant) => !(mutant.id in kept.verdicts)),
    (mutant, verdict) => {
      kept.verdicts[mutant.id] = verdict;
      writeFileSync(file, JSON.stringify(kept));
    },
  );
  scores.push(scoreOf(id, mutants, kept.verdicts, explanations[id] ?? {}));
}
if (values.json) console.log(JSON.stringify({ flows: scores }));
else printScores(scores);
