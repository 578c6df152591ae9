import type { State } from '../../machines/explorable.ts';
import { type AnyFlow, idOf, isJourney } from '../../machines/explore.ts';
import type { RecordedValue } from '../../machines/recorded-event.ts';
import type { Failure, RecordedPath, Report } from '../../machines/report.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import { thoughtOf } from '../../test/support/journey-invariants.ts';
import { laws } from '../../test/support/journey-laws.ts';
import { sentenceOf } from './breaks.ts';
import { printedFailures, toldFailure } from './failures.ts';
import { Complaint } from './options.ts';
import { walkedNow } from './record.ts';
import { along, explorableOf } from './replay.ts';
import { store, stored } from './store.ts';

/** What became of a failure: what is wrong now, or nothing. */
type Verdict = { readonly failure: Failure; readonly now: string | undefined };

/**
 * Goes only the ways that failed in the last walk, and says which still do. What has no way (something that was never
 * reached) takes a walk.
 * @returns whether nothing fails any more
 */
export async function replayFailures(
  flows: readonly AnyFlow[],
  registry: string,
  json: boolean,
): Promise<boolean> {
  const began = performance.now();
  const last = flows.map((flow) => [flow, stored(idOf(flow))] as const);
  const unknown = last.flatMap(([flow, report]) => (report ? [] : [idOf(flow)]));
  if (unknown.length > 0)
    throw new Complaint(`Not walked yet: ${unknown.join(', ')}. First run npm run paths.`);
  const results = last.flatMap(([flow, report]) =>
    report && report.failures.length > 0
      ? [{ flow, report, verdicts: verdictsOn(flow, report, registry) }]
      : [],
  );
  const ms = performance.now() - began;
  const still = results.flatMap(({ verdicts }) => verdicts.filter(({ now }) => now !== undefined));
  if (json) {
    const told = results.flatMap(({ flow, report, verdicts }) =>
      verdicts.map(async ({ failure, now }) => ({
        flow: idOf(flow),
        ...(await toldFailure(flow, failure, report.values)),
        now,
      })),
    );
    console.log(JSON.stringify({ failures: await Promise.all(told), ms: Math.round(ms) }));
    return still.length === 0;
  }
  for (const { flow, report, verdicts } of results) await print(flow, report, verdicts);
  const count = results.reduce((sum, { verdicts }) => sum + verdicts.length, 0);
  const sum = count === 0 ? 'Nothing failed in the last walk.' : `${still.length} of ${count} still fail.`;
  console.log(`${sum} ${Math.round(ms)} ms`);
  if (count > 0 && still.length === 0) console.log('`npm run paths` tells whether all else is well.');
  return still.length === 0;
}

async function print(flow: AnyFlow, report: Report, verdicts: readonly Verdict[]): Promise<void> {
  for (const { failure, now } of verdicts) {
    if (now === undefined) console.log(`${idOf(flow)}: mended: ${failure.what}`);
  }
  const failing = verdicts.flatMap(({ failure, now }) =>
    now === undefined ? [] : [{ ...failure, what: now }],
  );
  if (failing.length > 0) console.error(await printedFailures(flow, failing, report.values));
}

function verdictsOn(flow: AnyFlow, report: Report, registry: string): readonly Verdict[] {
  let walked: Report | undefined;
  /** The same failure in a walk made now. The report of the last one stays as long as it fails. */
  const byWalking = ({ what }: Failure): string | undefined => {
    walked ??= walkedNow(flow, registry);
    const now = walked.failures.find((each) => each.what === what)?.what;
    store(report);
    return now;
  };
  return report.failures.map((failure) => {
    const way = wayOf(failure);
    return { failure, now: way ? byReplaying(flow, failure, way, report.values) : byWalking(failure) };
  });
}

/** The way on which a failure shows whenever it is gone. */
const wayOf = ({ kind, law, path }: Failure): RecordedPath | undefined =>
  kind === 'broke' || (law !== undefined && law in laws) ? path : undefined;

/** Of the failures of the last walk, what is still wrong on the ways to them. */
export const stillWrong = (flow: AnyFlow, { failures, values }: Report): readonly string[] =>
  failures.flatMap((failure) => {
    const way = wayOf(failure);
    return (way && byReplaying(flow, failure, way, values)) ?? [];
  });

/** What is wrong at the end of the way, or on it. */
function byReplaying(
  flow: AnyFlow,
  { law }: Failure,
  path: RecordedPath,
  values: readonly RecordedValue[],
): string | undefined {
  try {
    const it = explorableOf(flow);
    const last = [...along(it, path, values)].at(-1);
    if (!last) return undefined;
    it.key(last.at);
    it.events(last.at);
    it.ruleValues([last.at]);
    return complaintAt(flow, law, last.at);
  } catch (error) {
    return sentenceOf(error);
  }
}

function complaintAt(flow: AnyFlow, law: string | undefined, at: State): string | undefined {
  const find = law === undefined ? undefined : laws[law];
  if (!find || !isJourney(flow)) return undefined;
  const thought = thoughtOf(flow.journey);
  return find(flow.journey, thought, thought.adopt(at as Snapshot))[0];
}
