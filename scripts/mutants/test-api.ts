// Stands in for `vitest` where a test file is run beside a changed source, within a millisecond or two: what a test file
// declares is collected here, and `expect` and `vi` are Vitest's own.
export { expect, vi } from 'vitest';

type Body = (...args: readonly never[]) => unknown;
type Hook = () => unknown;

export interface Suite {
  readonly name: string;
  readonly beforeAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
  readonly afterAll: Hook[];
  readonly entries: (Suite | { readonly name: string; readonly body: Hook })[];
}

const newSuite = (name: string): Suite => ({
  name,
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  afterAll: [],
  entries: [],
});

let current = newSuite('');

/** Everything that is declared while `declare` runs. */
export async function collected(declare: () => Promise<unknown>): Promise<Suite> {
  const suite = newSuite('');
  current = suite;
  await declare();
  return suite;
}

/** The rows of a table are the arguments of its test; where one of them is no list, each is its only argument. */
const forEachRow =
  (declare: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...given: Declared): void => {
    const body = declaredBody(given);
    const areArguments = rows.every(Array.isArray);
    for (const row of rows) declare(name, () => body(...((areArguments ? row : [row]) as never[])));
  };

/** What a test may take for a test: its body, after its time limit where it has one of its own. */
type Declared =
  | readonly [body: Body]
  | readonly [options: object, body: Body]
  | readonly [body: Body, timeout: number];

const declaredBody = (given: Declared): Body => given.find((each) => typeof each === 'function') as Body;

function declareTest(name: string, ...given: Declared): void {
  current.entries.push({ name, body: declaredBody(given) as Hook });
}

function declareSuite(name: string, ...given: Declared): void {
  const body = declaredBody(given);
  const outer = current;
  const suite = newSuite(name);
  outer.entries.push(suite);
  current = suite;
  (body as Hook)();
  current = outer;
}

const testApi = () => Object.assign(declareTest.bind(undefined), { each: forEachRow(declareTest) });
export const test = testApi();
export const it = testApi();
export const describe = Object.assign(declareSuite, { each: forEachRow(declareSuite) });
export const beforeAll = (hook: Hook) => current.beforeAll.push(hook);
export const beforeEach = (hook: Hook) => current.beforeEach.push(hook);
export const afterEach = (hook: Hook) => current.afterEach.push(hook);
export const afterAll = (hook: Hook) => current.afterAll.push(hook);

/** What Vitest's own global setup would provide, from the environment of whoever runs the tests. */
export function inject(name: string): string {
  const { DATABASE_SERVER: databaseServer } = process.env;
  if (name !== 'databaseServer' || !databaseServer) throw new Error(`Nothing provides ${name}`);
  return databaseServer;
}
