import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredVerdicts } from './stored-verdicts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-verdicts-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  for (const name of ['a.ts', 'one.test.ts', 'two.test.ts']) writeFileSync(join(folder, name), name);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const stored = () => new StoredVerdicts(join(folder, 'found', 'verdicts.jsonl'));
const edit = (name: string) => appendFileSync(join(folder, name), ' edited');
const mutantAt = (line: number, replacement = 'false') =>
  ({
    fileName: join(folder, 'a.ts'),
    location: { start: { line, column: 0 }, end: { line, column: 9 } },
    mutatorName: 'ConditionalExpression',
    replacement,
  }) as Parameters<StoredVerdicts['find']>[0];

const killed = { killedBy: 'one.test.ts > 0 works', message: 'expected 1 to be 2' };
const survived = { killedBy: null, message: '' };
const both = ['one.test.ts', 'two.test.ts'];

test('a verdict is there for the next run, and for no other mutant', () => {
  stored().add(mutantAt(1), killed, ['one.test.ts']);
  expect(stored().find(mutantAt(1), both)).toMatchObject(killed);
  expect(stored().find(mutantAt(2), both)).toBeUndefined();
  expect(stored().find(mutantAt(1, 'true'), both)).toBeUndefined();
});

test('no verdict outlives an edit of the source', () => {
  stored().add(mutantAt(1), killed, ['one.test.ts']);
  edit('a.ts');
  expect(stored().find(mutantAt(1), both)).toBeUndefined();
});

test('what was noticed stands until the test that noticed it is edited, or is gone', () => {
  stored().add(mutantAt(1), killed, ['one.test.ts']);
  edit('two.test.ts');
  expect(stored().find(mutantAt(1), both)).toMatchObject(killed);
  expect(stored().find(mutantAt(1), ['two.test.ts'])).toBeUndefined();
  edit('one.test.ts');
  expect(stored().find(mutantAt(1), both)).toBeUndefined();
});

test('what nothing noticed stands until any test that reaches it is edited, or another reaches it', () => {
  stored().add(mutantAt(1), survived, both);
  expect(stored().find(mutantAt(1), both)).toMatchObject(survived);
  expect(stored().find(mutantAt(1), [...both, 'three.test.ts'])).toBeUndefined();
  edit('two.test.ts');
  expect(stored().find(mutantAt(1), both)).toBeUndefined();
});

test('the last verdict on a mutant counts', () => {
  stored().add(mutantAt(1), survived, both);
  stored().add(mutantAt(1), killed, ['one.test.ts']);
  expect(stored().find(mutantAt(1), both)).toMatchObject(killed);
});
