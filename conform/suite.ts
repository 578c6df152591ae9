import type { Met } from './caller.ts';
import type { Check, World } from './check.ts';
import { badInput, brokenBodies } from './checks/bad-input.ts';
import { dates } from './checks/dates.ts';
import { described, namesRefusals } from './checks/description.ts';
import { goodInput, readings } from './checks/good-input.ts';
import { keys } from './checks/keys.ts';
import { lastPlace } from './checks/last-place.ts';
import { limits } from './checks/limits.ts';
import { ownership } from './checks/ownership.ts';
import { links, paging } from './checks/paging.ts';
import { repairs } from './checks/repairs.ts';
import { sessions, signingIn } from './checks/sessions.ts';
import { tags } from './checks/tags.ts';
import { uploads } from './checks/uploads.ts';
import { contractDigest } from './digest.ts';
import { examplesOf } from './examples.ts';
import { meet } from './person.ts';
import { type Resident, signIn } from './sign-in.ts';
import { type Choice, failureOf, type Result, resultCounts, tryChecks } from './try-checks.ts';

/** Every promise, in the order in which they are tried. */
export const checks: readonly Check[] = [
  ...described,
  ...sessions,
  ...ownership,
  ...tags,
  ...badInput,
  ...brokenBodies,
  ...goodInput('first'),
  ...readings,
  ...keys,
  ...paging,
  links,
  ...dates,
  ...uploads,
  ...repairs,
  lastPlace,
  ...goodInput('last'),
  limits,
  ...signingIn,
  namesRefusals,
];

export interface GatewayReport {
  readonly name: string;
  readonly contract: string;
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly Result[];
}

interface Run extends Choice {
  readonly name: string;
  readonly url: string;
  /** Two residents of whom neither has anything that is the other's. */
  readonly residents: readonly [Resident, Resident];
  /** Is told each result as soon as it is there. */
  readonly onResult?: (result: Result) => void;
}

/** Signs two residents in, and finds or makes what the checks need of each. */
export async function makeWorld({ url, residents }: Pick<Run, 'url' | 'residents'>): Promise<World> {
  const met: Met = new Map();
  const [one, two] = [await signIn(url, met, residents[0]), await signIn(url, met, residents[1])];
  const [a, b] = [await meet(one), await meet(two)];
  return { url, met, residents, a, b, examples: { a: await examplesOf(a), b: await examplesOf(b) } };
}

/** Tries every promise of the contract on a gateway. */
export async function conform(run: Run): Promise<GatewayReport> {
  const results: Result[] = [];
  const note = (result: Result): void => {
    results.push(result);
    run.onResult?.(result);
  };
  const beginning = { part: 'Preparation', says: 'two residents sign in and have what the checks need' };
  try {
    const world = await makeWorld(run);
    note({ ...beginning, failure: undefined });
    const tried = checks.map((check) => ({ ...check, run: () => check.run(world) }));
    await tryChecks(tried, run, note);
  } catch (error) {
    note({ ...beginning, failure: failureOf(error) });
  }
  return { name: run.name, contract: contractDigest(), ...resultCounts(results), results };
}
