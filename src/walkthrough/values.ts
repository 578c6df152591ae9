import type { Option } from '../../machines/engine/index.ts';
import { spaced } from '../../machines/exploration/index.ts';
import type { FlowWithCopy } from './flow.ts';

/** Most letters of an answer or of what came back, where it is named. */
const longest = 48;

/** Ids say nothing to an analyst. */
export const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}… (${text.length} letters)` : text;

interface Offers {
  optionsFor?(facts: unknown): readonly Option<unknown>[];
  rowsFor?(facts: unknown): readonly { readonly value: unknown; readonly cells: readonly string[] }[];
}

function optionLabel(
  flow: FlowWithCopy,
  question: string,
  value: string,
  facts: unknown,
): string | undefined {
  const copy = flow.copy.questions[question]?.options as
    | Readonly<Record<string, { readonly label: string }>>
    | undefined;
  if (copy?.[value]) return copy[value].label;
  const offers = flow.journey.questions[question] as Offers | undefined;
  const option = offers?.optionsFor?.(facts).find((each) => each.value === value);
  if (option?.label !== undefined) return option.label;
  return offers
    ?.rowsFor?.(facts)
    .find((row) => row.value === value)
    ?.cells.join(', ');
}

/** An answer as the resident would name it. */
export function answerInWords(flow: FlowWithCopy, question: string, value: unknown, facts: unknown): string {
  if (typeof value === 'string') {
    return cut(optionLabel(flow, question, value, facts) ?? (value.trim() === '' ? 'only spaces' : value));
  }
  return cut(textOf(value));
}

/** What a machine knows: each thing by its name, in short words. Its helpers are left out. */
export const contextInWords = (context: unknown): readonly (readonly [string, string])[] =>
  Object.entries(context ?? {}).flatMap(([name, value]) =>
    typeof value === 'function' ? [] : [[spaced(name), cut(textOf(value))] as const],
  );

/** Anything, as short words. */
function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const [first] = value;
    if (value.length === 0) return 'none';
    return value.length === 1 ? textOf(first) : `${value.length} × ${textOf(first)}`;
  }
  const parts = Object.values(value).filter((part) => typeof part === 'string' && !isId(part));
  return parts.length > 0 ? parts.slice(0, 3).join(', ') : JSON.stringify(value);
}

/** Every value in something, by the way to it. */
function leaves(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value)) {
    if (value.length === 1) return leaves(value[0], path);
    const within = (index: number) => (path === '' ? `${index + 1}` : `${path}.${index + 1}`);
    return [
      [path === '' ? 'how many' : path, `${value.length}`],
      ...value.flatMap((part, index) => leaves(part, within(index))),
    ];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, path === '' ? name : `${path}.${name}`),
  );
}

const pathInWords = (path: string): string => path.split('.').map(spaced).join(', ');

const leafInWords = (leaf: string): string =>
  leaf === 'true' ? 'yes' : leaf === 'false' ? 'no' : leaf === 'null' || leaf === '' ? 'nothing' : cut(leaf);

/** Most differences that are told. */
const mostTold = 3;

/** What sets one of several values apart from each of the others, in as few words as do; empty when it is the only one. */
export function differenceOf(value: unknown, all: readonly unknown[]): string {
  if (all.length < 2) return '';
  let alike = all.filter((other) => other !== value).map((other) => new Map(leaves(other, '')));
  const own = leaves(value, '').filter(([, leaf]) => !isId(leaf));
  const told: string[] = [];
  while (alike.length > 0 && told.length < mostTold) {
    const setsApart = ([path, leaf]: readonly [string, string]) =>
      alike.filter((other) => other.get(path) !== leaf).length;
    const [best] = own.toSorted((a, b) => setsApart(b) - setsApart(a));
    if (!best || setsApart(best) === 0) break;
    const [path, leaf] = best;
    told.push(`${pathInWords(path)}: ${leafInWords(leaf)}`);
    alike = alike.filter((other) => other.get(path) === leaf);
  }
  return told.join('; ');
}
