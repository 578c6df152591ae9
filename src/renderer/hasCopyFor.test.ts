import { expect, test } from 'vitest';
import { beginning } from '../../journeys/repair/beginning.ts';
import { flow } from '../../journeys/repair/flow.ts';
import type { Screen } from '../../machines/engine/index.ts';
import { hasCopyFor } from './hasCopyFor.ts';

const { journey } = flow;

/** A screen that asks everything of a step. */
function screenAt(id: string, changes: Partial<Screen> = {}): Screen {
  const step = journey.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`no step ${id}`);
  const questions = step.asks.flatMap(({ question: name }) => {
    const question = journey.questions[name];
    return question ? [{ id: name, question, value: undefined, complaints: [], isDisabled: false }] : [];
  });
  return {
    step,
    phase: 'asking',
    operation: undefined,
    secondaryAction: undefined,
    questions,
    notices: [],
    blocked: false,
    attempts: 0,
    resetQuestions: [],
    secondaryActions: [],
    failure: null,
    route: step.route,
    ...changes,
  };
}

test.each(journey.steps.map(({ id }) => [id, ['property', 'asset'].includes(id)] as const))(
  'the words that a repair begins with say all of %s: %s',
  (id, isFirst) => {
    expect(hasCopyFor(beginning.copy, screenAt(id))).toBe(isFirst);
    expect(hasCopyFor(flow.copy, screenAt(id))).toBe(true);
  },
);

test.each<[string, Partial<Screen>, boolean]>([
  ['while the chosen home is checked', { phase: 'checking', operation: 'checkAsset' }, true],
  ['while the answers are deleted', { phase: 'leaving', operation: 'discardDraft' }, false],
  ['when the reason was forgotten', { resetQuestions: ['reason'] }, false],
  ['when the asset was forgotten', { resetQuestions: ['asset'] }, true],
])('a first step %s', (_, changes, isSaid) => {
  expect(hasCopyFor(beginning.copy, screenAt('asset', changes))).toBe(isSaid);
});

test('waiting and error pages need none of them', () => {
  expect(hasCopyFor(beginning.copy, screenAt('reason', { phase: 'waiting' }))).toBe(true);
  const failure = {
    step: 'reason',
    operation: 'loadLocations',
    errorPage: 'failed',
    notice: 'repair_Journey_Error_Message1',
    retry: 'step',
  } as const;
  expect(hasCopyFor(beginning.copy, screenAt('reason', { failure }))).toBe(true);
});
