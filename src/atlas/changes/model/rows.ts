import { codeInWords } from './in-words.ts';
import type { Change, LineChange } from './section-changes.ts';

/** One line of a table of changes: what it is about, what was, what is. */
export interface ChangeRow extends LineChange {
  readonly about: string;
  readonly isCode: boolean;
}

const isWhole = (kind: Change['kind']): boolean => kind === 'added' || kind === 'removed';

/** The lines of what came or went as a whole, as one. */
function together(lines: readonly LineChange[]): LineChange {
  const side = (name: 'was' | 'now') => {
    const found = lines.flatMap((line) => line[name] ?? []);
    return found.length > 0 ? { [name]: found.join('; ') } : {};
  };
  return { ...side('was'), ...side('now') };
}

/** A change as the lines of a table; one at least. */
export function rowsOf({
  section,
  kind,
  title,
  wasTitle,
  fields,
  code,
  place,
}: Change): readonly ChangeRow[] {
  const row = (about: string, line: LineChange, isCode = false): ChangeRow => ({ about, isCode, ...line });
  const rows = [
    ...(wasTitle === undefined ? [] : [row('name', { was: wasTitle, now: title })]),
    ...(place ? [row('place', place)] : []),
    ...fields.flatMap(({ name, lines }) =>
      (isWhole(kind) ? [together(lines)] : lines).map((line) => row(name, line)),
    ),
    ...(code ? [row(codeInWords(section), code, true)] : []),
  ];
  if (rows.length > 0) return rows;
  return [row('', kind === 'removed' ? { was: title } : { now: title })];
}
