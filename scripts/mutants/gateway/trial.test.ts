import { afterEach, describe, expect, test } from 'vitest';
import * as api from '../test-api.ts';
import { mutantSwitch, switchOff } from './mutant-switch.ts';
import { TestFile } from './test-files.ts';
import type { TestProfiles } from './test-profile.ts';
import { Trials } from './trial.ts';

const fileOf = async (path: string, declare: () => void): Promise<TestFile> =>
  new TestFile(path, await api.collected(async () => declare()));

/** As measured without a change. A file of these is too slow for one without a database. */
const profile = { ms: 5000, isRepeatable: true, reach: 1 };

/** Fails where this mutant is on. */
const failWith = (mutant: string) => {
  if (mutantSwitch.activeMutant === mutant) throw new Error(`${mutant} is on`);
};

/** What a try of a mutant finds that everything reaches. */
const tried = (trials: Trials, mutant = 'm', reaches: (id: string) => boolean = () => true) =>
  trials.failureOf({ mutant, source: 'a.ts', reaches });

const profilesOf = (files: readonly TestFile[], more: TestProfiles = {}): TestProfiles => ({
  ...Object.fromEntries(files.flatMap(({ tests }) => tests.map(({ id }) => [id, profile]))),
  ...more,
});

afterEach(switchOff);

describe('a change is noticed', () => {
  test('by the first test that fails with it and passes without', async () => {
    const file = await fileOf('one', () => {
      api.beforeAll(() => {});
      api.it('passes', () => {});
      api.it('fails', () => failWith('m'));
    });
    const trials = new Trials([file], profilesOf([file]));
    expect(await tried(trials)).toMatchObject({ id: 'one > 1 fails', message: 'm is on' });
    expect(await tried(trials, 'another')).toBeUndefined();
  });

  test('by quick files first, and then no other is opened', async () => {
    const opened: string[] = [];
    const slow = await fileOf('slow', () => {
      api.beforeAll(() => opened.push('slow'));
      api.it('fails', () => failWith('m'));
    });
    const quick = await fileOf('quick', () => api.it('fails', () => failWith('m')));
    const quickly = Object.fromEntries(
      [quick.path, ...quick.tests.map(({ id }) => id)].map((id) => [id, { ...profile, ms: 1 }]),
    );
    const trials = new Trials([slow, quick], profilesOf([slow], quickly));
    expect(await tried(trials)).toMatchObject({ id: 'quick > 0 fails' });
    expect(opened).toEqual([]);
  });

  test('soonest by what noticed the change before it in the same source', async () => {
    const run: string[] = [];
    const file = await fileOf('one', () => {
      api.beforeAll(() => {});
      for (const name of ['first', 'second']) {
        api.it(name, () => {
          if (mutantSwitch.activeMutant !== undefined) run.push(name);
          if (name === 'second') failWith(mutantSwitch.activeMutant ?? 'none');
        });
      }
    });
    const trials = new Trials([file], profilesOf([file]));
    await tried(trials, 'm');
    await tried(trials, 'n');
    expect(run).toEqual(['first', 'second', 'second']);
  });
});

test('what only settings reach is tried with the files that noticed other changes of its source', async () => {
  const fileWith = (path: string, noticed: readonly string[]) =>
    fileOf(path, () => {
      api.beforeAll(() => {});
      api.it('passes', () => noticed.forEach(failWith));
    });
  const files = [
    await fileWith('one', []),
    await fileWith('two', []),
    await fileWith('three', ['route', 'handler']),
  ];
  const trials = new Trials(files, profilesOf(files));
  const isSetting = (id: string) => files.some(({ path }) => path === id);
  expect(await tried(trials, 'route', isSetting)).toBeUndefined();
  trials.remember('a.ts', 'three > 0 passes');
  expect(await tried(trials, 'route', isSetting)).toMatchObject({ id: 'three > 0 passes' });
});

test('what only settings reach is tried first with what is called as its source', async () => {
  const opened: string[] = [];
  const fileCalled = (path: string) =>
    fileOf(path, () => {
      api.beforeAll(() => opened.push(path));
      api.it('fails', () => failWith('route'));
    });
  const files = [await fileCalled('test/b.test.ts'), await fileCalled('test/a.test.ts')];
  const trials = new Trials(files, profilesOf(files));
  const isSetting = (id: string) => files.some(({ path }) => path === id);
  expect(await tried(trials, 'route', isSetting)).toMatchObject({ id: 'test/a.test.ts > 0 fails' });
  expect(opened).not.toContain('test/b.test.ts');
});

describe('a change is not noticed', () => {
  test('by what cannot be set up without it either', async () => {
    const file = await fileOf('one', () => {
      api.beforeAll(() => {
        throw new Error('too many clients');
      });
      api.it('passes', () => {});
    });
    expect(await tried(new Trials([file], profilesOf([file])))).toBeUndefined();
  });

  test('by a test that fails ever after', async () => {
    let runs = 0;
    const file = await fileOf('one', () => {
      api.beforeAll(() => {});
      api.it('passes once', () => {
        runs += 1;
        if (runs > 1) throw new Error('it was here before');
      });
    });
    expect(await tried(new Trials([file], profilesOf([file])))).toBeUndefined();
  });

  test('by a test that does not reach it', async () => {
    const file = await fileOf('one', () => {
      api.beforeAll(() => {});
      api.it('fails', () => failWith('m'));
    });
    expect(await tried(new Trials([file], profilesOf([file])), 'm', () => false)).toBeUndefined();
  });
});

test('a file has one setting at a time, also where it begins anew', async () => {
  let settings = 0;
  let most = 0;
  const file = await fileOf('one', () => {
    api.beforeAll(() => {
      settings += 1;
      most = Math.max(most, settings);
    });
    api.afterAll(() => {
      settings -= 1;
    });
    api.it('runs by itself', () => {});
    api.it('goes on from the test before', () => {});
  });
  const needsOrder = { 'one > 1 goes on from the test before': { ...profile, isRepeatable: false } };
  const trials = new Trials([file], profilesOf([file], needsOrder));
  for (const mutant of ['m', 'n']) expect(await tried(trials, mutant)).toBeUndefined();
  await trials.stop();
  expect([most, settings]).toEqual([1, 0]);
});
