import { expect, test } from 'vitest';
import { emptyMemory, situationOf, type Tools } from '../../machines/engine/index.ts';
import { small } from '../../test/support/small-journey.ts';
import { runnerOf } from './runner.ts';

/** Runs operations that all ask for one thing, once in a visit. */
function asking(start: () => Promise<string>) {
  const look = {
    dependsOn: [],
    outcomes: {},
    run: (_situation: unknown, { once }: Tools) => once('one thing', start),
  };
  const run = runnerOf({ ...small, operations: { look } }, undefined);
  return () =>
    run('look', situationOf(emptyMemory(small)), { key: 'key', signal: new AbortController().signal });
}

test('what is started once in a visit is the same for all who ask for it', async () => {
  let starts = 0;
  const ask = asking(async () => {
    starts += 1;
    return `start ${starts}`;
  });
  expect(await Promise.all([ask(), ask()])).toEqual(['start 1', 'start 1']);
  expect(await ask()).toBe('start 1');
});

test('what failed is started anew by whoever asks next', async () => {
  let starts = 0;
  const ask = asking(async () => {
    starts += 1;
    if (starts === 1) throw new Error('no connection');
    return `start ${starts}`;
  });
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('start 2');
});
