import { spaced } from '../../../../machines/exploration/index.ts';
import type { Item } from './description.ts';

/** A value of a definition as one line, whatever its properties are; functions are not part of it. */
function valueLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueLine).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value).filter(isSaid).map(entryLine).join('; ');
}

/** Properties whose value says what they are. */
const selfEvident = new Set(['run', 'question']);

function entryLine([name, value]: readonly [string, unknown]): string {
  if (value === true) return spaced(name);
  return selfEvident.has(name) ? valueLine(value) : `${spaced(name)} ${valueLine(value)}`;
}

const isSaid = ([, value]: readonly [string, unknown]): boolean =>
  value !== undefined && value !== '' && value !== false && typeof value !== 'function';

function fieldLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(valueLine);
  if (typeof value === 'object' && value !== null) return Object.entries(value).filter(isSaid).map(entryLine);
  return [value === true ? 'yes' : String(value)];
}

/** The functions anywhere in a value. */
function functionsIn(value: unknown): readonly string[] {
  if (typeof value === 'function') return [String(value).replace(/\s+/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : [];
}

/** Describes a part of a definition by its own properties: a property that the language gets later needs no line here. */
export function itemOf(id: string, title: string, steps: readonly string[], definition: object): Item {
  const code = functionsIn(definition).join('; ');
  const fields = Object.entries(definition)
    .filter(isSaid)
    .map(([name, value]) => [spaced(name), fieldLines(value)] as const)
    .filter(([, lines]) => lines.length > 0);
  return { id, title, steps, fields: Object.fromEntries(fields), ...(code === '' ? {} : { code }) };
}

/** In an order that does not depend on how they are listed. */
export const byId = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
