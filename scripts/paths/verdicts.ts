import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { State } from '../../machines/explorable.ts';
import { type AnyFlow, idOf, isJourney } from '../../machines/explore.ts';
import type { RecordedValue } from '../../machines/recorded-event.ts';
import type { Failure, RecordedPath, Report, Stray } from '../../machines/report.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import { thoughtOf } from '../../test/support/journey-invariants.ts';
import { laws } from '../../test/support/journey-laws.ts';
import { sentenceOf } from './breaks.ts';
import { along, explorableOf } from './replay.ts';
import { root } from './sources.ts';
import { walkThrough } from './walk.ts';

/** What became of a failure. */
export interface Verdict {
  readonly flow: AnyFlow;
  readonly failure: Failure;
  /** Values of the events on the way to it. */
  readonly values: readonly RecordedValue[];
  /** What is wrong now; nothing when it is mended. */
  readonly now: string | undefined;
}

/** Goes only the ways on which the last walk failed. What has none, such as something never reached, takes a walk. */
export function verdictsOn(flow: AnyFlow, { failures, values }: Report): readonly Verdict[] {
  let walked: Report | undefined;
  const byWalking = ({ what }: Failure): string | undefined => {
    walked ??= walkThrough(flow, '');
    return walked.failures.find((each) => each.what === what)?.what;
  };
  return failures.map((failure) => {
    const way = wayOf(failure);
    const now = way ? byReplaying(flow, failure, way, values) : byWalking(failure);
    return { flow, failure, values, now };
  });
}

/** Goes the path alone on which the screens led elsewhere, in the browser. */
export function verdictOnStray(flow: AnyFlow, { failure, values }: Stray): Verdict {
  const args = ['run', '--project', 'browser', 'test/screens/', '-t', `screens of ${idOf(flow)} `];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, VITE_ONLY_STRAY: '1' },
  });
  return { flow, failure, values, now: status === 0 ? undefined : failure.what };
}

/** Of the failures of the last walk, what is still wrong on the ways to them. */
export const stillWrong = (flow: AnyFlow, { failures, values }: Report): readonly string[] =>
  failures.flatMap((failure) => {
    const way = wayOf(failure);
    return (way && byReplaying(flow, failure, way, values)) ?? [];
  });

/** The way on which a failure shows whenever it is gone. */
const wayOf = ({ kind, law, path }: Failure): RecordedPath | undefined =>
  kind === 'broke' || (law !== undefined && law in laws) ? path : undefined;

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
