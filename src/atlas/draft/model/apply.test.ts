import { describe, expect, test } from 'vitest';
import { notices } from '../../../../content/notices.ts';
import { flows } from '../../../../journeys/registry.ts';
import { holds } from '../../../../machines/engine/index.ts';
import { applyDraft, limitedQuestion } from './apply.ts';
import type { Edit } from './draft.ts';

const flowOf = (id: string) => {
  const flow = flows.find(({ journey }) => journey.id === id);
  if (!flow) throw new Error(`There is no journey ${id}`);
  return flow;
};
const repairFlow = flowOf('repair');
const repair = repairFlow.journey;
const apply = (...edits: readonly Edit[]) => {
  const { flow, ...rest } = applyDraft(repairFlow, { edits }, notices);
  return { journey: flow.journey, ...rest };
};
const step = (journey: typeof repair, id: string) => journey.steps.find((each) => each.id === id);

describe('an edit', () => {
  test('lets a rule decide otherwise, and leaves the journey as it is', () => {
    const rule = 'nobody can give access';
    const { journey, faults } = apply({
      kind: 'rule',
      rule,
      expression: { answer: 'access', oneOf: ['no', 'nextAvailable'] },
    });
    expect(faults).toEqual([]);
    const situation = { answers: { access: 'nextAvailable' }, facts: repair.initialFacts, editing: false };
    expect(holds(journey, rule, situation)).toBe(true);
    expect(holds(repair, rule, situation)).toBe(false);
  });

  test('puts other blocks and notices at a step', () => {
    const list = [{ when: 'nobody can give access', notice: 'SSR057' }];
    const { journey } = apply(
      { kind: 'blocks', step: 'emergency', list },
      { kind: 'notices', step: 'asset', list: [] },
    );
    expect(step(journey, 'emergency')?.blocks).toEqual(list);
    expect(step(journey, 'asset')?.notices).toEqual([]);
    expect(step(repair, 'asset')?.notices).toHaveLength(1);
  });

  test('words a message otherwise', () => {
    expect(apply({ kind: 'text', notice: 'SSR057', text: 'Call us.' }).texts).toEqual({ SSR057: 'Call us.' });
  });

  test('moves a limit, and keeps what the journey adds to its question', () => {
    const { journey } = apply({ kind: 'bound', question: 'vulnerability', limit: 3 });
    const said = (it: typeof repair, value: string) =>
      it.questions.vulnerability?.check(value, it.initialFacts).map(({ notice }) => notice);
    expect(said(journey, 'four')).toEqual(['maximum_length']);
    expect(said(repair, 'four')).toEqual([]);

    const complaint = flowOf('complaint');
    const limited = Object.keys(complaint.journey.questions).filter((id) =>
      limitedQuestion(complaint.journey, id),
    );
    const changed = applyDraft(
      complaint,
      { edits: limited.map((question) => ({ kind: 'bound', question, limit: 9 })) },
      notices,
    );
    for (const id of limited) {
      const [was, now] = [complaint.journey.questions[id], changed.flow.journey.questions[id]];
      expect(Object.keys(now ?? {}).toSorted()).toEqual(Object.keys(was ?? {}).toSorted());
      expect(now).toMatchObject({ limit: 9 });
    }
  });
});

describe('an edit that cannot be made is told and left out', () => {
  test.each<[Edit, RegExp]>([
    [
      { kind: 'rule', rule: 'nobody can give acess', expression: { answer: 'access', equals: 'no' } },
      /no rule “nobody can give acess”.*nobody can give access/,
    ],
    [
      { kind: 'rule', rule: 'the building is high', expression: { answer: 'access', equals: 'no' } },
      /worked out by a function, because what has to be repaired is found/,
    ],
    [
      { kind: 'rule', rule: 'it was vandalism', expression: { not: { answer: 'vandalsm', equals: 'no' } } },
      /no question “vandalsm”.*vandalism/,
    ],
    [
      { kind: 'rule', rule: 'it was vandalism', expression: { fact: 'home.length', moreThan: 1 } },
      /no fact “home”.*homes/,
    ],
    [{ kind: 'blocks', step: 'emergncy', list: [] }, /no step “emergncy”.*emergency/],
    [
      { kind: 'blocks', step: 'emergency', list: [{ when: 'it was vandalism', notice: 'SSR999' }] },
      /no message “SSR999”/,
    ],
    [{ kind: 'text', notice: 'SSR999', text: 'Call us.' }, /no message “SSR999”/],
    [{ kind: 'bound', question: 'access', limit: 3 }, /“access” has no limit/],
  ])('%j', (edit, says) => {
    const { journey, texts, faults } = apply(edit, { kind: 'bound', question: 'details', limit: 3 });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.says).toMatch(says);
    expect(texts).toEqual({});
    expect(journey.rules).toBe(repair.rules);
    expect(journey.questions.details).toMatchObject({ limit: 3 });
  });
});
