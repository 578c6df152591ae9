import { type SectionName, sectionNames, type VersionName } from './description.ts';
import type { JourneyDifferences } from './differences-shape.ts';
import type { Change, ChangeKind, LineChange } from './item-changes.ts';

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
  errorPages: ['error page', 'error pages'],
  texts: ['text', 'texts'],
  transitions: ['transition', 'transitions'],
};

export const sectionSingular = (section: SectionName): string => nouns[section][0];
export const sectionPlural = (section: SectionName): string => nouns[section][1];

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
export function journeyInWords({ kind, changes, files }: JourneyDifferences): string {
  if (kind === 'added') return 'This journey is new.';
  if (kind === 'removed') return 'This journey was removed.';
  if (kind === 'same') return 'Nothing changed.';
  if (changes.length === 0) return 'Nothing changed in its definition, but files that it uses changed.';
  return `${countsInWords(changes)}${files.length > 0 ? '; files changed' : ''}.`;
}

/** What changed files mean for a journey. */
export const filesInWords =
  'The definition uses code of these files. A rule that is written as it was may decide otherwise when its file changed.';

/** What the code of an item is called. */
const codeNames: Readonly<Partial<Record<SectionName, string>>> = {
  rules: 'the text of the rule',
  questions: 'the code of the question',
  operations: 'what the operation does',
  outcomes: 'the code of the outcome',
};

/** What a change of code is called. */
export const codeInWords = (section: SectionName): string => `${codeNames[section] ?? 'the code'} changed`;

/** A version by the name that it was asked for, with its commit. */
export const versionInWords = ({ name, commit, day, subject }: VersionName): string =>
  commit === '' ? name : `${name} (${[name === commit ? [] : commit, day].flat().join(', ')}: ${subject})`;

/** One line of a table of changes: what it is about, what was, what is. */
export interface ChangeRow extends LineChange {
  readonly about: string;
  readonly isCode: boolean;
}

/** The lines of what came or went as a whole, as one. */
const joinedLines = (lines: readonly LineChange[], side: 'was' | 'now'): LineChange => ({
  [side]: lines.flatMap((line) => line[side] ?? []).join('; '),
});

/** A change as the lines of a table; one at least. */
export function rowsOf(change: Change): readonly ChangeRow[] {
  const { section, kind, title, wasTitle, fields, code, place } = change;
  const row = (about: string, line: LineChange, isCode = false): ChangeRow => ({ about, isCode, ...line });
  const side = kind === 'added' ? 'now' : kind === 'removed' ? 'was' : undefined;
  const rows = [
    ...(wasTitle === undefined ? [] : [row('name', { was: wasTitle, now: title })]),
    ...(place ? [row('place', place)] : []),
    ...fields.flatMap(({ name, lines }) =>
      (side ? [joinedLines(lines, side)] : lines).map((line) => row(name, line)),
    ),
    ...(code ? [row(codeInWords(section), code, true)] : []),
  ];
  return rows.length > 0 ? rows : [row('', side === 'was' ? { was: title } : { now: title })];
}
