import { type AnyFlow, idOf } from '../../machines/explore.ts';
import { printedFailures, toldFailure } from './failures.ts';
import { Complaint } from './options.ts';
import { stored, stray } from './store.ts';
import { type Verdict, verdictOnStray, verdictsOn } from './verdicts.ts';

/**
 * Goes only the ways that failed the last time, and says which still do.
 * @returns whether nothing fails any more
 */
export async function replayFailures(flows: readonly AnyFlow[], json: boolean): Promise<boolean> {
  const began = performance.now();
  const unknown = flows.map(idOf).filter((id) => stored(id) === undefined);
  if (unknown.length > 0) {
    throw new Complaint(`Not walked yet: ${unknown.join(', ')}. First run npm run paths.`);
  }
  const verdicts = flows.flatMap(verdictsOf);
  const ms = Math.round(performance.now() - began);
  if (json) console.log(JSON.stringify({ failures: await Promise.all(verdicts.map(told)), ms }));
  else await print(verdicts, ms);
  return verdicts.every(({ now }) => now === undefined);
}

function verdictsOf(flow: AnyFlow): readonly Verdict[] {
  const [report, astray] = [stored(idOf(flow)), stray(idOf(flow))];
  return [...(report ? verdictsOn(flow, report) : []), ...(astray ? [verdictOnStray(flow, astray)] : [])];
}

const told = async ({ flow, failure, values, now }: Verdict) => ({
  flow: idOf(flow),
  ...(await toldFailure(flow, failure, values)),
  now,
});

async function print(verdicts: readonly Verdict[], ms: number): Promise<void> {
  for (const { flow, failure, values, now } of verdicts) {
    if (now === undefined) console.log(`${idOf(flow)}: mended: ${failure.what}`);
    else console.error(await printedFailures(flow, [{ ...failure, what: now }], values));
  }
  const still = verdicts.filter(({ now }) => now !== undefined).length;
  const sum =
    verdicts.length === 0 ? 'Nothing failed in the last walk.' : `${still} of ${verdicts.length} still fail.`;
  console.log(`${sum} ${ms} ms`);
  if (verdicts.length > 0 && still === 0) console.log('`npm run paths` tells whether all else is well.');
}
