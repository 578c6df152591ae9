import { describe, expect, test } from 'vitest';
import { allFlows, flows } from '../journeys/registry.ts';
import { type Flow, heldOtherwise, type Requirement } from '../machines/exploration/index.ts';
import { accountFaults, accountFor, countsOf } from '../scripts/paths/account.ts';
import { testTitles } from '../scripts/paths/named-tests.ts';
import { samples, small } from './support/small-journey.ts';

describe('the requirements of the journeys', () => {
  const account = accountFor(allFlows, allFlows);
  const each = flows.flatMap(({ journey, requirements = {} }) =>
    Object.entries(requirements).map(([id, requirement]) => ({ id, journey, ...heldOtherwise(requirement) })),
  );

  test('are each held by a property, a path, a test that there is, or by hand', () => {
    expect(accountFaults(account)).toEqual([]);
    expect(countsOf(account)).toEqual({ rows: each.length, unaccounted: 0 });
    expect(each.length).toBeGreaterThan(400);
  });

  test('are each one sentence', () => {
    expect(each.filter(({ says }) => !/^[A-Z“].*[^.]\.$/.test(says) || /\. [A-Z]/.test(says))).toEqual([]);
  });

  test('are seen at steps that there are', () => {
    const wrong = each.filter(({ journey, steps = [] }) =>
      steps.some((step) => !journey.steps.some(({ id }) => id === step)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('that are looked at by hand say why', () => {
    for (const { byHand } of each) expect(byHand?.length ?? 100).toBeGreaterThan(40);
  });
});

describe('a table of requirements', () => {
  const property = { says: 'It is so.', rows: ['ROW-1', 'A1'], always: () => true };
  const flowWith = (
    requirements: Readonly<Record<string, Requirement>>,
    properties: Flow['properties'] = [property],
  ): Flow => ({ journey: small, samples, properties, requirements });
  const faults = (...tables: readonly Flow[]) => accountFaults(accountFor(tables, tables));
  const own = 'test/requirements.test.ts';

  test('is right where everything is held by something', () => {
    const title = 'a table of requirements > is right where everything is held by something';
    const table = {
      'ROW-1': 'It is so.',
      'ROW-2': { says: 'It is tested.', tests: [[own, title]] },
      'ROW-3': { says: 'It is looked at.', byHand: 'No machine can tell.' },
      'ROW-4': 'It can come.',
    } as const;
    const path = { says: 'It comes.', rows: ['ROW-4'], sometimes: () => true };
    const flow = flowWith(table, [property, path]);
    const account = accountFor([flow], [flow]);
    expect(accountFaults(account)).toEqual([]);
    expect(account.rows.map(({ heldBy }) => heldBy.map(({ by }) => by))).toEqual([
      ['property'],
      ['test'],
      ['hand'],
      ['path'],
    ]);
  });

  test.each<[string, Readonly<Record<string, Requirement>>, RegExp]>([
    ['nothing holds', { 'ROW-1': 'So.', 'ROW-2': 'Other.' }, /small: ROW-2: nothing holds it/],
    [
      'a test without a file holds',
      { 'ROW-1': { says: 'So.', tests: [['test/nowhere.test.ts', 'it']] } },
      /there is no file test\/nowhere.test.ts/,
    ],
    [
      'a test without such a title holds',
      {
        'ROW-1': { says: 'So.', tests: [[own, 'the requirements of the journeys > are each one sentense']] },
      },
      /has no test “.*sentense”. Did you mean “the requirements of the journeys > are each one sentence”/,
    ],
    [
      'is missing, though a property names it',
      { 'ROW-2': { says: 'So.', byHand: '' } },
      /ROW-1: a property names it/,
    ],
  ])('is wrong where a requirement %s', (_what, table, fault) => {
    expect(faults(flowWith(table)).join('\n')).toMatch(fault);
  });

  test('is wrong where another table has the same requirement', () => {
    const flow = flowWith({ 'ROW-1': 'So.' });
    expect(faults(flow, flow)[0]).toContain('it stands in two tables');
  });

  test('is wrong where the property that holds a requirement is violated', () => {
    const flow = flowWith({ 'ROW-1': 'So.' });
    const account = accountFor([flow], [flow], (_id, says) => says !== 'It is so.');
    expect(accountFaults(account)).toEqual(['small: ROW-1: the property does not hold: It is so.']);
  });
});

test('titles are read behind those of their groups, as they are written', () => {
  const source = `
    describe('a', () => {
      it('one', run);
      describe.each(rows)('b %s', () => { test.each([1])('two %s', run); });
    });
    test.describe('c', () => test(\`three \${x}\`, run));
    test.describe.configure({ mode: 'parallel' });
    expect('four');
  `;
  expect(testTitles('a.test.ts', source)).toEqual([
    'a > one',
    'a > b %s > two %s',
    expect.stringMatching(/^c > three \$\{x\}$/),
  ]);
});
