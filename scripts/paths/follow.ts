import { type AnyFlow, idOf } from '../../machines/explore.ts';
import { walkedLast } from './record.ts';
import { printedSoon, soonOf } from './soon.ts';
import { stored } from './store.ts';
import { printReports } from './table.ts';

/** When what is answered was asked, in milliseconds since 1970: when a file was saved, or when this process began. */
const asked = Number(process.env.PATHS_ASKED ?? performance.timeOrigin);

const since = () => Date.now() - asked;

/**
 * Answers twice: first with what the paths of the last walk tell, then with a whole walk of each flow.
 * @returns whether all is well
 */
export async function answerSoon(
  flows: readonly AnyFlow[],
  registry: string,
  json: boolean,
): Promise<boolean> {
  for (const flow of flows) {
    const last = stored(idOf(flow));
    if (!last || last.paths.length === 0) continue;
    const soon = await soonOf(flow, last);
    if (json) console.log(JSON.stringify({ soon, ms: since() }));
    else console.log(`${printedSoon(soon)}\n  after ${(since() / 1000).toFixed(1)} s; walking it all …`);
  }
  const walked = flows.map((flow) => ({ flow, report: walkedLast(flow, registry) }));
  await printReports(walked, since(), json);
  return walked.every(({ report }) => report.failures.length === 0);
}
