import { openDatabaseServer } from '../../../test/support/database-server.ts';
import { explanationsIn, needlessExplanations } from '../explanations.ts';
import { type Score, scoreOf } from '../score.ts';
import { type Area, areas } from './areas.ts';
import { changesOf } from './changes.ts';
import { type GatewayRun, tryMutants } from './stryker.ts';

/** Three processes keep up to eight gateways open each, and one that a change keeps from closing holds on to what it has. */
const maxConnections = 800;

/** The areas with these names, all unless told. */
function chosenAreas(names: string | undefined): readonly Area[] {
  if (names === undefined) return areas;
  return names.split(',').map((name) => {
    const area = areas.find(({ id }) => id === name);
    if (!area) throw new Error(`${name} is none of ${areas.map(({ id }) => id).join(', ')}`);
    return area;
  });
}

/**
 * How many mutants of the gateway its tests notice, area by area, and what is wrong with the explanations.
 * @param names of areas, with commas between them; all unless told
 */
export async function gatewayScores(
  names: string | undefined,
  run: GatewayRun,
): Promise<{ readonly scores: readonly Score[]; readonly mistakes: readonly string[] }> {
  const chosen = chosenAreas(names);
  const explanations = explanationsIn('scripts/mutants/gateway');
  const scores: Score[] = [];
  const mistakes: string[] = [];
  const server = run.isQuick ? undefined : await openDatabaseServer(maxConnections);
  // For the processes that StrykerJS starts.
  if (server) process.env.DATABASE_SERVER = server.url;
  try {
    for (const area of chosen) {
      const { mutants, verdicts } = changesOf(await tryMutants(area, run));
      scores.push(scoreOf(`gateway/${area.id}`, mutants, verdicts, explanations));
      // Only a whole run tells what is noticed.
      if (run.every !== 1) continue;
      const ofArea = new Set(mutants.map(({ path }) => path));
      const own = [...explanations].filter(([id]) => ofArea.has(id.slice(0, id.indexOf(':'))));
      mistakes.push(...needlessExplanations(new Map(own), mutants, (id) => verdicts[id]));
    }
  } finally {
    await server?.stop();
  }
  return { scores, mistakes };
}
