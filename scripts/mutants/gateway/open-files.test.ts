import { expect, test } from 'vitest';
import * as api from '../test-api.ts';
import { OpenFiles } from './open-files.ts';
import { TestFile } from './test-files.ts';

/** Files that write down when they are set up and tidied up. */
function filesWith(body: () => unknown = () => {}, tidyUp: () => unknown = () => {}) {
  const steps: string[] = [];
  const file = async (path: string) =>
    new TestFile(
      path,
      await api.collected(async () => {
        api.beforeAll(() => steps.push(`${path} up`));
        api.it('runs', body);
        api.afterAll(() => {
          steps.push(`${path} down`);
          return tidyUp();
        });
      }),
    );
  return { steps, file, open: new OpenFiles({ limitMs: () => 50 }) };
}

test('a file is set up once, and stays', async () => {
  const { steps, file, open } = filesWith();
  const one = await file('one');
  for (const _time of [1, 2]) expect(await open.open(one)).toBeUndefined();
  expect(steps).toEqual(['one up']);
  await open.closeAll();
  expect(steps).toEqual(['one up', 'one down']);
});

test('of too many the one goes that was not used for longest', async () => {
  const { steps, file, open } = filesWith();
  const files = await Promise.all(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(file));
  const [first, ...others] = files;
  for (const each of others.slice(0, -1)) await open.open(each);
  if (first) for (const each of [first, ...others.slice(1)]) await open.open(each);
  expect(steps.filter((each) => each.endsWith('down'))).toEqual(['2 down']);
});

test('a file whose tests fail as they are is closed again, and says why', async () => {
  const { steps, file, open } = filesWith(() => {
    throw new Error('no');
  });
  expect(await open.open(await file('one'))).toMatchObject({ id: 'one > 0 runs', message: 'no' });
  expect(steps).toEqual(['one up', 'one down']);
  expect(open.isStuck).toBe(false);
});

test('what cannot be closed needs another process', async () => {
  const { file, open } = filesWith(undefined, () => new Promise(() => {}));
  const one = await file('one');
  await open.open(one);
  expect(open.isStuck).toBe(false);
  await open.close(one);
  expect(open.isStuck).toBe(true);
});
