import { describe, expect, test } from 'vitest';
import { addressOfRepair } from '../shared/addresses.ts';
import { repair } from './journey.ts';
import { questions } from './questions.ts';
import type { RepairSituation } from './situation.ts';
import { nothingKnown } from './vocabulary.ts';

/** The order of the specification. */
const steps = [
  'property',
  'asset',
  'reason',
  'followUp',
  'emergency',
  'duplicate',
  'details',
  'media',
  'vandalism',
  'vulnerability',
  'covid',
  'contact',
  'confirmation',
] as const;

type StepId = (typeof steps)[number];

function stepOf(id: StepId) {
  const step = repair.steps.find((one) => one.id === id);
  if (!step) throw new Error(`there is no step ${id}`);
  return step;
}
const askedAt = (id: StepId): readonly string[] => stepOf(id).asks.map(({ question }) => question);
const askedAfter = (id: StepId): readonly string[] => steps.slice(steps.indexOf(id) + 1).flatMap(askedAt);

test('the steps come in the order of the specification', () => {
  expect(repair.steps.map(({ id }) => id)).toEqual(steps);
});

describe('a changed answer forgets what is asked after it, but for the description and the files:', () => {
  const stays = ['details', 'files'];

  test.each(['property', 'asset', 'reason', 'followUp', 'vandalism', 'vulnerability', 'covid'] as const)(
    '%s',
    (step) => {
      expect(new Set(stepOf(step).resets)).toEqual(
        new Set(askedAfter(step).filter((question) => !stays.includes(question))),
      );
    },
  );

  test('emergency, where the description goes too and the repairs like it stay the same', () => {
    const expected = askedAfter('emergency').filter((one) => one !== 'files' && one !== 'duplicate');
    expect(new Set(stepOf('emergency').resets)).toEqual(new Set(expected));
  });

  test.each(['duplicate', 'details', 'media'] as const)('%s forgets nothing', (step) => {
    expect(stepOf(step).resets ?? []).toEqual([]);
  });

  test('no question is forgotten at the step that asks it', () => {
    expect(Object.keys(questions)).toEqual(expect.arrayContaining(steps.flatMap(askedAt)));
  });
});

test.each(['details', 'vandalism', 'vulnerability', 'covid', 'contact'] as const)(
  'what was answered at %s is saved on Continue',
  (step) => {
    expect(stepOf(step).submit).toEqual([{ run: 'keepDraft' }]);
  },
);

test('a draft is carried on only where the repair that was chosen is one', () => {
  expect(stepOf('duplicate').submit).toEqual([{ run: 'switchDraft', when: 'it is a repair saved earlier' }]);
});

test('where something is high, or the reason of a saved repair is gone, the step says so', () => {
  expect(stepOf('asset').notices).toEqual([{ when: 'the building is high', notice: 'Repair_Highrise' }]);
  expect(stepOf('reason').notices).toEqual([
    { when: 'what the saved repair was about is gone', notice: 'Repair_Reason_Gone' },
    { when: 'the building is high', notice: 'Repair_Highrise' },
  ]);
});

test('what nobody foresaw is told as a fault of the journey', () => {
  expect(repair.faults?.otherwise).toEqual({
    errorPage: 'failed',
    notice: 'repair_Journey_Error_Message1',
  });
});

test('messages lead to the repair that was chosen, and nowhere before', () => {
  const filled = (answers: RepairSituation['answers']) =>
    repair.placeholders?.({ editing: false, answers, facts: nothingKnown } as never)?.repairPage;
  expect(filled({ duplicate: 'order-1' })).toBe(addressOfRepair('order-1'));
  expect(filled({})).toBe('');
});
