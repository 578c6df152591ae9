import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths/sources.ts';
import type { Mutant } from './operators.ts';
import type { Verdict } from './run.ts';

/** A fault as somebody might make it: what it is, and what takes the place of what in a file of the repair journey. */
type Fault = readonly [says: string, file: string, text: string, replacement: string];

const faults: readonly Fault[] = [
  [
    'another place keeps the reason',
    'journey.ts',
    "resets: ['location', 'reason', ...afterReason, ...contactNames],",
    "resets: ['location', ...afterReason, ...contactNames],",
  ],
  [
    'vulnerability is asked where isolating is',
    'journey.ts',
    "when: 'the repair is inside a home and no emergency',",
    "when: 'the repair is inside a home, and isolating is asked about',",
  ],
  [
    'who cannot give access goes on',
    'journey.ts',
    "blocks: [{ when: 'nobody can give access', notice: 'SSR068' }],",
    "blocks: [{ when: 'the follow-up question is answered no', notice: 'SSR068' }],",
  ],
  ['a repair under review is said to be open', 'journey.ts', "notice: 'SSR075a'", "notice: 'SSR074'"],
  ['the report is sent before its contractor is chosen', 'journey.ts', "load: ['chooseContractor'],\n", ''],
  [
    'what was no vandalism is asked for its crime reference',
    'rules.ts',
    "{ answer: 'vandalism', equals: 'yes' }",
    "{ answer: 'vandalism', equals: 'no' }",
  ],
  [
    'those who isolate wait even in an emergency',
    'rules.ts',
    " && it.answers.vulnerable === 'no' && !isEmergency(it)",
    " && it.answers.vulnerable === 'no'",
  ],
  [
    'an emergency whose access nobody was asked about is one',
    'situation.ts',
    "situation.answers.access === 'yes'",
    "situation.answers.access !== 'no'",
  ],
  [
    'the home is always the first',
    'situation.ts',
    'facts.homes.find((home) => home.premisesId === answers.address)',
    'facts.homes[0]',
  ],
  [
    'an area is closed by the name of its borough alone',
    'situation.ts',
    'areas.includes(home.borough) || areas.includes(home.region)',
    'areas.includes(home.borough)',
  ],
  [
    'the follow-up question is that of another tenancy',
    'operations/reason.ts',
    '(entry.tenancyTypes.length === 0 || entry.tenancyTypes.includes(tenancyType))',
    'entry.tenancyTypes.length >= 0',
  ],
  [
    'what the heating says is not heard',
    'operations/reason.ts',
    'heating?.errorCode ?? (outcome.isEligible',
    '(outcome.isEligible',
  ],
  [
    'a pump is ordered for every repair that has the code for one',
    'operations/reason.ts',
    'reason?.description === waterLoss.reason && hasPump',
    'hasPump',
  ],
  [
    'files of another place stay among the answers',
    'operations/draft.ts',
    'answers: () => ({ files: undefined }),\n',
    '',
  ],
  [
    'a repair for a person to look at is said to be booked',
    'operations/submit.ts',
    "goesToPerson(it) ? resultOf(it) : 'duplicate'",
    "'to be booked'",
  ],
  [
    'the potential duplicate is any that was not chosen',
    'situation.ts',
    "repair.stage === 'open' && repair.isSameReason",
    "repair.stage === 'open'",
  ],
  [
    'a repair that another tab saved is sent with the old tag again',
    'calls/submit.ts',
    'return order.eTag ?? draft.eTag;',
    'return draft.eTag;',
  ],
  [
    'a draft that is gone cannot be thrown away',
    'calls/draft.ts',
    "if (!(error instanceof Fault) || error.kind !== 'missing') throw error;",
    'throw error;',
  ],
  [
    'urgency is remembered from another draft',
    'calls/draft.ts',
    'remembered?.draft === worksOrderId && reason',
    'reason',
  ],
  [
    'one delete shares its key with every other',
    'calls/draft.ts',
    'idempotencyKey: `delete-',
    'idempotencyKey: `delete`, unused: `',
  ],
];

const folder = 'journeys/repair';

/**
 * Faults that were put into the repair journey by hand, so that not only changes are tried that an operator makes.
 * @throws when the journey has changed so much that one of them cannot be made any more
 */
export const seededFaults = (): readonly Mutant[] =>
  faults.map(([says, name, text, replacement]) => {
    const path = `${folder}/${name}`;
    const source = readFileSync(join(root, path), 'utf8');
    const start = source.indexOf(text);
    if (start < 0) throw new Error(`${path} has no “${text}” any more, which “${says}” changes`);
    return {
      id: `seeded: ${says}`,
      path,
      line: source.slice(0, start).split('\n').length,
      says,
      text: source.slice(0, start) + replacement + source.slice(start + text.length),
    };
  });

/**
 * Prints who found each fault.
 * @returns whether all were found
 */
export function printSeededFaults(
  mutants: readonly Mutant[],
  verdicts: Readonly<Record<string, Verdict>>,
  isJson: boolean,
): boolean {
  const results = mutants.map(({ id, says, path, line }) => ({
    says,
    place: `${path}:${line}`,
    foundBy: verdicts[id] ?? null,
  }));
  if (isJson) console.log(JSON.stringify({ planted: results }));
  else
    for (const { says, place, foundBy } of results)
      console.log(`${says} (${place})\n  ${foundBy ?? 'NOBODY found it'}`);
  const found = results.filter(({ foundBy }) => foundBy !== null).length;
  if (!isJson) console.log(`${found} of ${results.length} found`);
  return found === results.length;
}
