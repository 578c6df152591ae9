import { expect, test } from 'vitest';
import * as api from '../test-api.ts';
import { TestFile } from './test-files.ts';

/** A file in which one test stands before a suite that is set up by itself, and what was done of it. */
async function fileWithSuite() {
  const done: string[] = [];
  const suite = await api.collected(async () => {
    api.beforeAll(() => done.push('up'));
    api.it('stands alone', () => done.push('alone'));
    api.describe('a suite', () => {
      api.beforeAll(() => done.push('suite up'));
      api.it('begins', () => done.push('begins'));
      api.it('goes on', () => done.push('goes on'));
      api.afterAll(() => done.push('suite down'));
    });
    api.afterAll(() => done.push('down'));
  });
  return { done, file: new TestFile('one', suite) };
}

const limitMs = () => 1000;

test('a file is run up to the last test that is wanted, and then tidied up', async () => {
  const { done, file } = await fileWithSuite();
  expect(await file.run({ limitMs }, (id) => id.endsWith('alone'))).toBeUndefined();
  expect(done).toEqual(['up', 'alone', 'down']);
});

test('what is set up for a suite counts for its first test, so that it is run with that', async () => {
  const { done, file } = await fileWithSuite();
  const begun: string[] = [];
  await file.run({ limitMs, begins: (id) => begun.push(id) }, () => true);
  const [alone, first, second] = file.tests.map(({ id }) => id);
  // Each test begins twice: itself, and what is done after it.
  expect(begun.filter((id) => id !== 'one')).toEqual([alone, alone, first, first, first, second, second]);
  expect(done).toEqual(['up', 'alone', 'suite up', 'begins', 'goes on', 'suite down', 'down']);
});

test('only tests for which nothing more is set up than for the file can be run by themselves', async () => {
  const { file } = await fileWithSuite();
  expect(file.tests.map(({ isPlain }) => isPlain)).toEqual([true, false, false]);
});
