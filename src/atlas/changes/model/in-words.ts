import { type SectionName, sectionNames, type VersionName } from './description.ts';
import type { JourneyDifferences } from './differences.ts';
import type { HelperChange } from './helpers.ts';
import type { Change, ChangeKind } from './section-changes.ts';

/** What one item of each section is called, and several. */
const nouns: Readonly<Record<SectionName, readonly [string, string]>> = {
  journey: ['setting', 'settings'],
  steps: ['step', 'steps'],
  states: ['state', 'states'],
  questions: ['question', 'questions'],
  rules: ['rule', 'rules'],
  operations: ['operation', 'operations'],
  outcomes: ['outcome', 'outcomes'],
  ends: ['end', 'ends'],
  halts: ['error page', 'error pages'],
  texts: ['text', 'texts'],
  ways: ['arrow', 'arrows'],
};

export const nounOf = (section: SectionName): string => nouns[section][0];

const kinds: readonly ChangeKind[] = ['added', 'removed', 'renamed', 'altered', 'moved'];

/** How many of what changed in which way, as a sentence part: `1 step added, 2 texts altered`. */
export function countsInWords(changes: readonly Change[]): string {
  const parts = sectionNames.flatMap((section) =>
    kinds.flatMap((kind) => {
      const count = changes.filter((change) => change.section === section && change.kind === kind).length;
      return count === 0 ? [] : [`${count} ${nouns[section][count === 1 ? 0 : 1]} ${kind}`];
    }),
  );
  return parts.join(', ');
}

/** What became of a journey, as a sentence. */
export function journeyInWords({ kind, changes, helpers }: JourneyDifferences): string {
  switch (kind) {
    case 'added':
      return 'This journey is new.';
    case 'removed':
      return 'This journey was removed.';
    case 'same':
      return 'Nothing changed.';
    case 'altered':
      return changes.length > 0
        ? `${countsInWords(changes)}${helpers.length > 0 ? '; code that it uses changed' : ''}.`
        : 'Nothing changed in what it says itself; code that it uses changed.';
  }
}

/** What an item is about, as the code of it is called. */
const codeNames: Readonly<Partial<Record<SectionName, string>>> = {
  rules: 'the code of the rule',
  questions: 'the code of the question',
  operations: 'what the operation does',
  outcomes: 'the code of the outcome',
};

/** What a change of code is called. */
export const codeInWords = (section: SectionName): string => `${codeNames[section] ?? 'the code'} changed`;

/** Most parts of each sort that are named; more are counted. */
const mostNamed = 3;

/** What uses code that changed, in words. */
export function usersInWords({ usedBy }: HelperChange): string {
  const sections = sectionNames.flatMap((section) => {
    const titles = usedBy.filter((user) => user.section === section).map(({ title }) => `“${title}”`);
    const [one, many] = nouns[section];
    const more = titles.length - mostNamed;
    const named = more > 1 ? [...titles.slice(0, mostNamed), `${more} more`] : titles;
    return titles.length === 0 ? [] : [`${titles.length === 1 ? one : many} ${named.join(', ')}`];
  });
  return sections.join('; ');
}

/** A version by the name that it was asked for, with its commit. */
export const versionInWords = ({ name, commit, day, subject }: VersionName): string =>
  commit === '' ? name : `${name} (${[name === commit ? [] : commit, day].flat().join(', ')}: ${subject})`;
