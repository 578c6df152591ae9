import type * as v from 'valibot';
import { CaseTypesFile } from './case-catalogue.ts';
import { capitalised, type Mistake, nameOfOption, nameOfQuestion, nameOfType } from './case-mistakes.ts';

type Issue = v.InferIssue<typeof CaseTypesFile>;

/** A schema as far as it says what is in it. */
export interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly value?: Shape;
  /** What a field is that is left out. */
  readonly default?: unknown;
}

/** The schema of a field or of an entry of a list. */
export function shapeIn({ entries, item, value, wrapped }: Shape, key: unknown): Shape {
  return entries?.[String(key)] ?? item ?? value ?? (wrapped ? shapeIn(wrapped, key) : { type: 'unknown' });
}

/** The schema of what stands at these keys. */
function shapeAt(keys: readonly unknown[]): Shape {
  const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape);
  return bare(keys.reduce<Shape>(shapeIn, CaseTypesFile as Shape));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameIn: Readonly<Record<string, (item: Readonly<Record<string, unknown>>) => string>> = {
  types: nameOfType,
  additionalInfo: nameOfQuestion,
  options: nameOfOption,
  teams: ({ subType }) => `team rule for ${typeof subType === 'string' ? subType : 'no subtype'}`,
};

/** The names of what a mistake is in, and of what is wrong in it. */
function fieldOf(issue: Issue): { readonly where: string; readonly field: string } {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const names: string[] = [];
  let rest: unknown[] = [];
  path.forEach(({ key, value }, index) => {
    const list = path[index - 1]?.key;
    const nameOf = typeof key === 'number' ? nameIn[String(list)] : undefined;
    if (nameOf) {
      names.push(isRecord(value) ? nameOf(value) : `number ${Number(key) + 1} of ${String(list)}`);
      rest = [];
    } else {
      rest.push(typeof key === 'number' ? `number ${key + 1}` : key);
    }
  });
  return { where: capitalised(names.join(', ') || 'the file'), field: rest.join(', ') };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in "quotes"',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  strict_object: 'a group in { }',
  record: 'a group in { }',
};

/** What a value must be, in words. */
function demandOf(issue: Issue): string {
  const { requirement } = issue as { requirement?: unknown };
  if (issue.type === 'picklist' || issue.type === 'literal') {
    const names = (issue.expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
    return names.length === 1 ? `must be ${names[0]}` : `must be one of ${names.join(', ')}`;
  }
  if (issue.type === 'max_length')
    return `may have at most ${requirement} ${Array.isArray(issue.input) ? 'entries' : 'characters'}`;
  if (issue.type === 'non_empty') return 'must not be empty';
  if (issue.type === 'integer') return 'must be a whole number';
  if (issue.type === 'min_value') return `must be at least ${requirement}`;
  if (issue.type === 'max_value') return `must be at most ${requirement}`;
  return kinds[issue.type] === undefined ? issue.message : `must be ${kinds[issue.type]}`;
}

/** What the schema has against a file, in words that name type, question and option. */
export function shapeMistake(issue: Issue): Mistake {
  const { where, field } = fieldOf(issue);
  const keys = issue.path?.map(({ key }) => key) ?? [];
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(shapeAt(keys.slice(0, -1)).entries ?? {});
    return {
      rule: 'known fields',
      where,
      what: `“${field}” is no field here.`,
      remedy: `Take it away, or write it as one of these: ${known.join(', ')}.`,
    };
  }
  if (issue.input === undefined) {
    return { rule: 'no field missing', where, what: `“${field}” is missing.`, remedy: 'Add it.' };
  }
  const found = JSON.stringify(issue.input) ?? '';
  return {
    rule: 'right values',
    where,
    what: `“${field}” is ${found.length > 60 ? `${found.slice(0, 60)}…` : found}.`,
    remedy: `It ${demandOf(issue)}.`,
  };
}
