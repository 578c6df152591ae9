import { expect, test } from 'vitest';
import { notices } from '../../../../content/notices.ts';
import { flows } from '../../../../journeys/registry.ts';
import type { Journey } from '../../../../machines/engine/index.ts';
import { type Flow, isJourney } from '../../../../machines/exploration/index.ts';
import { recordOf } from '../../../../test/support/recorded-walk.ts';
import { samples, small } from '../../../../test/support/small-journey.ts';
import { applyDraft } from './apply.ts';
import type { Edit } from './draft.ts';
import { evaluate, type Found, type Recorded } from './evaluate.ts';

const flowOf = (id: string): Flow => {
  const flow = flows.filter(isJourney).find(({ journey }) => journey.id === id);
  if (!flow) throw new Error(`There is no journey ${id}`);
  return flow;
};

/** The last thing that is found of a stage. */
function foundOf(flow: Flow, edits: readonly Edit[], recorded?: Recorded) {
  const { flow: drafted, faults } = applyDraft(flow, { edits }, notices);
  expect(faults).toEqual([]);
  const all = [...evaluate(flow, drafted, recorded)];
  return <S extends Found['stage']>(stage: S) => {
    const found = all.find((each): each is Extract<Found, { stage: S }> => each.stage === stage);
    if (!found) throw new Error(`There is no stage ${stage}, but ${JSON.stringify(all).slice(0, 300)}`);
    return found;
  };
}

const recall = flowOf('recall');

test('a draft that says what is so changes nothing', () => {
  const { faults, looks, properties, states } = foundOf(recall, [])('everything');
  expect(faults).toEqual([]);
  expect(looks).toEqual({ added: [], gone: [] });
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter(({ failure }) => failure)).toEqual([]);
  expect(states.now).toBe(states.was);
});

test('a rule that no longer holds: what cannot be seen any more, and which properties break, with the way there', () => {
  const chase = flowOf('chase');
  const [rule, expression] =
    Object.entries(chase.journey.rules)
      .map(([name, { expression: it }]) => [name, it] as const)
      .find(([, it]) => it) ?? [];
  if (!rule || !expression) throw new Error('chase has no rule that is data');
  const { looks, properties, values } = foundOf(chase, [
    { kind: 'rule', rule, expression: { not: expression } },
  ])('everything');
  const broken = properties.filter(({ failure }) => failure === 'violated');
  expect(looks.gone.length + looks.added.length + broken.length).toBeGreaterThan(0);
  for (const { path } of broken) expect(path?.scenario).toBeTruthy();
  expect(structuredClone({ looks, properties, values })).toEqual({ looks, properties, values });
});

test('a rule without use is told', () => {
  const flow: Flow = { journey: small, samples };
  const { faults } = foundOf(flow, [{ kind: 'blocks', step: 'two', list: [] }])('everything');
  expect(faults.join()).toMatch(/the second is b/);
});

test('on the recorded paths it says at once which lead elsewhere', () => {
  const flow: Flow = { journey: small, samples };
  const report = recordOf(flow);
  const found = foundOf(flow, [{ kind: 'blocks', step: 'two', list: [] }], { report, looks: [] })('paths');
  expect(found.paths).toBe(report.paths.length);
  expect(found.elsewhere).toBeGreaterThan(0);
  expect(found.first?.events.length).toBeGreaterThan(0);
  expect(foundOf(flow, [], { report, looks: [] })('paths').elsewhere).toBe(0);
});

test('a rule that is only called otherwise leads no recorded path elsewhere', () => {
  const flow: Flow = { journey: small, samples };
  const report = recordOf(flow);
  const { 'the first is b': rule, ...others } = small.rules;
  const renamed = (list: Journey['steps'][number]['blocks']) =>
    list.map((each) => (each.when === 'the first is b' ? { ...each, when: 'it is b' } : each));
  const journey: Journey = {
    ...small,
    rules: { ...others, 'it is b': rule as NonNullable<typeof rule> },
    steps: small.steps.map((step) => ({
      ...step,
      ...(step.when === 'the first is b' ? { when: 'it is b' } : {}),
      blocks: renamed(step.blocks),
      notices: renamed(step.notices),
    })),
  };
  const [found] = evaluate(flow, { journey, samples }, { report, looks: [] });
  expect(found).toMatchObject({ stage: 'paths', elsewhere: 0 });
});

test('what throws is told instead', () => {
  const thrown = {
    ...small,
    rules: {
      ...small.rules,
      'the first is b': () => {
        throw new Error('no home');
      },
    },
  };
  const all = [...evaluate({ journey: small, samples }, { journey: thrown, samples }, undefined)];
  expect(all).toEqual([{ stage: 'broken', says: expect.stringContaining('the first is b') }]);
});
