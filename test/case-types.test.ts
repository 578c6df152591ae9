import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import caseTypes from '../content/case-types.json' with { type: 'json' };
import { checkCaseTypes, readCaseTypes } from '../contract/case-catalogue-check.ts';
import { sayMistake } from '../contract/case-mistakes.ts';
import { type CaseAttributes, isBlocked, offeredOptions, questionPath } from '../contract/case-questions.ts';
import type { CaseType } from '../contract/case-types.ts';
import { tenancyGroups } from '../contract/customers.ts';
import { caseTypesSchema } from '../scripts/case-types-schema.ts';

const content = resolve(import.meta.dirname, '../content');

describe('the types of service request', () => {
  it('have no mistakes', () => {
    const { mistakes } = readCaseTypes(readFileSync(resolve(content, 'case-types.json'), 'utf8'));
    expect(mistakes?.map(sayMistake)).toBeUndefined();
  });

  it('are described to editors as they are checked (otherwise: npm run case-types -- --schema)', () => {
    const written = JSON.parse(readFileSync(resolve(content, 'case-types.schema.json'), 'utf8'));
    expect(written).toEqual(caseTypesSchema());
    expect(caseTypes.$schema).toBe('./case-types.schema.json');
  });
});

/** Walks every way through the questions with every answer; answers how many ways end. Fails where somebody is stuck. */
function walkAll(type: CaseType, attributes: CaseAttributes, responses: Record<string, string> = {}): number {
  const { answered, next } = questionPath(type, responses, attributes);
  expect(answered.map(({ questionId }) => questionId)).toEqual(Object.keys(responses));
  if (next === null) return 1;
  expect(next.isEnabled).toBe(true);
  const answers = next.type === 'Text' ? ['text'] : offeredOptions(next, attributes).map(({ id }) => id);
  const leadingOn = answers.filter((answer) => !isBlocked(next, answer));
  expect(leadingOn).not.toEqual([]);
  return leadingOn
    .map((answer) => walkAll(type, attributes, { ...responses, [next.questionId]: answer }))
    .reduce((sum, count) => sum + count, 0);
}

const attributesOf = (type: CaseType): fc.Arbitrary<CaseAttributes> =>
  fc.record({
    TenancyType: fc.constantFrom('SECURE', 'LEASE100', 'FREEHOLD', 'A', 'OTHER'),
    TenancyGroup: fc.constantFrom<string>(
      ...(type.tenancyGroups.length > 0 ? type.tenancyGroups : tenancyGroups),
    ),
  });

const condition = fc.oneof(
  fc.record({ key: fc.constant('TenancyType'), value: fc.constantFrom('a', 'SECURE') }),
  fc.record({ key: fc.constant('TenancyGroup'), value: fc.constantFrom('Social', 'Market', 'nobody') }),
);
const option = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    value: fc.string({ minLength: 1, maxLength: 9 }),
    nextStep: fc.constantFrom(1, 1, 1, 2, 3, 'end'),
    dependsOnAttributes: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      fc.array(condition, { maxLength: 2 }),
    ),
  },
  { requiredKeys: ['id', 'value'] },
);
const question = fc.oneof(
  fc.record({
    questionId: fc.string({ unit: fc.constantFrom('p', 'q', 'r', 's'), minLength: 1, maxLength: 6 }),
    label: fc.constant('Question?'),
    type: fc.constantFrom('Radio', 'List'),
    options: fc.uniqueArray(option, { minLength: 2, maxLength: 4, selector: ({ id }) => id }),
    blocking: fc.option(
      fc.record({
        errorCode: fc.constant('STOP'),
        dependsOn: fc.record({ responseId: fc.constantFrom('a', 'b') }),
      }),
      { nil: undefined, freq: 3 },
    ),
    isEnabled: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  }),
  fc.record({
    questionId: fc.string({ unit: fc.constantFrom('t', 'u', 'v', 'w'), minLength: 1, maxLength: 6 }),
    label: fc.constant('Text.'),
    type: fc.constant('Text'),
  }),
);
const file = fc
  .record({
    tenancyGroups: fc.subarray(['Social', 'Market', 'Leasehold']),
    additionalInfo: fc.array(question, { minLength: 1, maxLength: 5 }),
  })
  .map((part) => ({
    reviewMonth: 4,
    messages: { STOP: 'Stop.' },
    teams: [{ subType: 'S', owningTeam: 'ESTATES' }],
    types: [
      {
        id: 1,
        description: 'One',
        subType: 'S',
        subTypeCategory: 'C',
        assetType: 'Property',
        additionalCaseCreationFields: { caseCategory: 'C' },
        ...part,
      },
    ],
  }));

describe('a catalogue without mistakes', () => {
  it('can be walked from the first question to the end with every answer', () => {
    const seen = { right: 0, long: 0 };
    fc.assert(
      fc.property(file.map(checkCaseTypes), fc.infiniteStream(fc.nat()), ({ catalogue }, chance) => {
        const [type] = catalogue?.types ?? [];
        if (!type) return;
        seen.right += 1;
        const attributes = fc.sample(attributesOf(type), { numRuns: 3, seed: chance.next().value });
        const ways = attributes.map((one) => walkAll(type, one));
        if (Math.max(...ways) > 2) seen.long += 1;
      }),
      { numRuns: 3000, seed: 20261121 },
    );
    expect(seen.right).toBeGreaterThan(200);
    expect(seen.long).toBeGreaterThan(50);
  });

  it('is that of the demonstration too', () => {
    const types = checkCaseTypes(caseTypes).catalogue?.types ?? [];
    expect(types).toHaveLength(14);
    for (const type of types) {
      fc.assert(
        fc.property(attributesOf(type), (attributes) => void walkAll(type, attributes)),
        { numRuns: 20 },
      );
    }
  });
});
