import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { CodeBook } from '../../src/atlas/changes/model/description.ts';
import { codeBookOf } from './code-book.ts';

const files: Readonly<Record<string, string>> = {
  'machines/engine.ts': `export const engine = (it: unknown) => it;`,
  'content/notices.ts': `export const notices = { Shut: 'We are shut.' };`,
  'contract/limits.ts': `export const most = 10;`,
  'journeys/small/helpers.ts': `
    import { engine } from '../../machines/engine.ts';
    import { most } from '../../contract/limits.ts';
    const deep = () => most;
    export const isFull = (it: { size: number }) => it.size > deep();
    export const isEmpty = (it: { size: number }) => engine(it) && it.size === 0;
    export const item = 'not what is meant where a parameter has the same name';`,
  'journeys/small/calls.ts': `
    export const load = async () => 'loaded';
    export const save = async () => 'saved';`,
  'journeys/small/operations.ts': `
    import { define } from '../define.ts';
    const calls = () => import('./calls.ts');
    const made = (name: string) => ({ [name]: { leads: 'on' } });
    export const first = {
      load: define({
        reads: [],
        run: async () => (await calls()).load(),
        outcomes: { full: { when: (size: number) => size > 1, leads: 'block' }, other: { leads: 'on' } },
      }),
    };
    export const second = {
      save: define({ reads: [], run: async () => (await calls()).save(), outcomes: { ...made('saved'), other: { leads: 'on' } } }),
    };`,
  'journeys/small/journey.ts': `
    import { isEmpty, isFull, item } from './helpers.ts';
    import { notices } from '../../content/notices.ts';
    import { first, second } from './operations.ts';
    import { journey } from '../define.ts';
    const answered = (value: string) => (it: { answer: string }) => it.answer === value;
    const rules = define()({
      'it is full': isFull,
      'it is empty': (item: { size: number }) => isEmpty(item),
      'it is yes': answered('yes'),
      'it is shut': () => notices.Shut !== '',
    });
    export const small = journey({
      id: 'small',
      questions: { size: { kind: 'text', limit: 10, check: () => [] } },
      rules,
      operations: { ...first, ...second },
      steps: {},
      values: () => ({}),
    });`,
};

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** The code of the small journey, with one part of a file put otherwise. */
function bookWith(file = '', was = '', now = '', id = 'small'): CodeBook {
  const root = mkdtempSync(path.join(tmpdir(), 'code-book-'));
  roots.push(root);
  if (file !== '' && !files[file]?.includes(was)) throw new Error(`${file} has no ${was}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), name === file ? text.replace(was, now) : text);
  }
  return codeBookOf(root, id, (remark) => {
    throw new Error(remark);
  });
}

/** The keys of what is not the same in two books, with the names of what they use where only that changed. */
function differing(now: CodeBook, was = bookWith()): readonly string[] {
  expect(Object.keys(now)).toEqual(Object.keys(was));
  return Object.entries(now).flatMap(([key, { shape, uses }]) => {
    if (was[key]?.shape !== shape) return [key];
    const names = Object.entries(uses).filter(([name, used]) => was[key]?.uses[name] !== used);
    return names.length > 0 ? [`${key} by ${names.map(([name]) => name.split(' ')[1]).join(', ')}`] : [];
  });
}

describe('the code of a journey', () => {
  test('is found for every rule, question, operation and outcome that is written out', () => {
    expect(Object.keys(bookWith())).toEqual([
      'questions/size',
      'rules/it is full',
      'rules/it is empty',
      'rules/it is yes',
      'rules/it is shut',
      'operations/load',
      'outcomes/load: full',
      'outcomes/load: other',
      'operations/save',
      'outcomes/save: other',
      'journey/values',
    ]);
  });

  test.each<[string, string, string, string, readonly string[]]>([
    ['layout and types', 'journeys/small/journey.ts', '(item: { size: number })', '(item:\n unknown)', []],
    ['quotes and comments', 'journeys/small/journey.ts', `answered('yes')`, `answered(/* so */ "yes")`, []],
    [
      'a value that a rule is made with',
      'journeys/small/journey.ts',
      `answered('yes')`,
      `answered('no')`,
      ['rules/it is yes'],
    ],
    [
      'what a rule is made by',
      'journeys/small/journey.ts',
      'it.answer === value',
      'it.answer !== value',
      ['rules/it is yes by answered'],
    ],
    [
      'a rule of another name',
      'journeys/small/helpers.ts',
      'it.size > deep()',
      'it.size >= deep()',
      ['rules/it is full'],
    ],
    ['what it uses by way of others', 'contract/limits.ts', '10', '20', ['rules/it is full by most']],
    [
      'a name that only looks the same',
      'journeys/small/helpers.ts',
      'not what is meant',
      'something else',
      [],
    ],
    ['the engine', 'machines/engine.ts', '=> it;', '=> !it;', []],
    ['the messages', 'content/notices.ts', 'We are shut.', 'Closed.', []],
    ['a call that is fetched', 'journeys/small/calls.ts', `'loaded'`, `'read'`, ['operations/load by load']],
    [
      'when an outcome counts',
      'journeys/small/operations.ts',
      'size > 1',
      'size > 2',
      ['outcomes/load: full'],
    ],
    [
      'where an outcome leads, which is told by itself',
      'journeys/small/operations.ts',
      `leads: 'block'`,
      `leads: 'stay'`,
      [],
    ],
    [
      'outcomes that are made by a call',
      'journeys/small/operations.ts',
      `made('saved')`,
      `made('kept')`,
      ['operations/save'],
    ],
  ])('and %s', (_what, file, was, now, keys) => {
    expect(differing(bookWith(file, was, now))).toEqual(keys);
  });

  test('is said to be missing when the definition is not found', () => {
    expect(() => bookWith('', '', '', 'other')).toThrow('other: its code was compared without what it calls');
  });
});
