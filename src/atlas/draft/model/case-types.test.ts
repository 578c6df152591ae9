import { describe, expect, test } from 'vitest';
import { notices } from '../../../../content/notices.ts';
import { checkCaseTypes } from '../../../../contract/case-catalogue-check.ts';
import { flows } from '../../../../journeys/registry.ts';
import { applyDraft } from './apply.ts';
import { caseEditInWords, caseEditTitle } from './case-edit-words.ts';
import { caseFields, type FieldValue } from './case-fields.ts';
import { applyCaseTypes, isMadeOfCaseTypes, presentCaseTypes } from './case-types.ts';
import type { CaseTypeEdit } from './draft.ts';

const edit = (type: number, field: string, value: FieldValue): CaseTypeEdit => ({
  kind: 'caseType',
  type,
  field,
  value,
});
const apply = (...edits: readonly CaseTypeEdit[]) => applyCaseTypes(presentCaseTypes, edits);
const typeIn = ({ types }: typeof presentCaseTypes, id: number) => types.find((type) => type.id === id);
const flow = flows.find(isMadeOfCaseTypes);
if (!flow) throw new Error('a journey is made of the types of service request');

describe('a change to a type of service request', () => {
  test('puts every field where it stands, and leaves the types as they are', () => {
    const { file, faults } = apply(
      edit(101, 'description', 'Keys'),
      edit(101, 'keywords', ['key']),
      edit(101, 'tenancyGroups', ['Social']),
      edit(101, 'caseCategory', 'Report'),
      edit(101, 'questions.need.label', 'What is it?'),
      edit(101, 'questions.need.options.new-key.value', 'One more key'),
      edit(101, 'questions.need.options.new-key.nextStep', 2),
      edit(101, 'questions.where.isEnabled', false),
      edit(101, 'teams.1.owningTeam', null),
      edit(101, 'teams.1.tenancyTypes', ['LEASE*', 'SHAREOWN']),
      edit(102, 'messages.CASE_BLOCK_SUBLET', 'Call {phone}.'),
    );
    expect(faults).toEqual([]);
    const was = presentCaseTypes;
    expect(typeIn(file, 101)).toMatchObject({
      description: 'Keys',
      keywords: ['key'],
      tenancyGroups: ['Social'],
      additionalCaseCreationFields: { caseCategory: 'Report' },
      additionalInfo: [
        { label: 'What is it?', options: [{ value: 'One more key', nextStep: 2 }, {}, {}] },
        {},
        { isEnabled: false },
      ],
    });
    expect(file.teams[0]).toMatchObject({ owningTeam: null, tenancyTypes: ['LEASE*', 'SHAREOWN'] });
    expect(file.messages.CASE_BLOCK_SUBLET).toBe('Call {phone}.');
    expect(typeIn(was, 101)?.description).toBe('Keys and fobs');
    expect(file.types.slice(1)).toEqual(was.types.slice(1));
  });

  test('of what the file leaves out leaves it out again', () => {
    expect(apply(edit(101, 'teams.1.tenancyTypes', [])).faults[0]?.says).toMatch(/It never counts/);
    const first = presentCaseTypes.types.map(({ id }) => id);
    const same = first.flatMap((id) =>
      caseFields(presentCaseTypes, id).map(({ name, value }) => edit(id, name, value)),
    );
    expect(same.length).toBeGreaterThan(100);
    expect(apply(...same)).toEqual({ file: presentCaseTypes, faults: [] });
  });

  test('has a name of its own for every field, and says what is there now and then', () => {
    for (const { id } of presentCaseTypes.types) {
      const names = caseFields(presentCaseTypes, id).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    const changed = edit(101, 'questions.need.options.new-key.nextStep', 'end');
    expect(caseEditTitle(changed)).toMatch(/^Keys and fobs · .*What do you need\? · Answer “new-key” leads$/);
    expect(caseEditInWords(changed)).toBe('Now: to the next question. Then: to the end.');
    expect(caseEditInWords(edit(101, 'tenancyGroups', ['Social', 'Market']))).toBe(
      'Now: nothing. Then: Social, Market.',
    );
    expect(caseEditInWords(edit(101, 'nothing', true))).toBe('true');
  });
});

describe('a change that cannot be made is told and left out, the others stay', () => {
  test.each<[CaseTypeEdit, RegExp]>([
    [edit(999, 'description', 'Keys'), /no type of service request “999”/],
    [edit(101, 'descripton', 'Keys'), /no field “descripton”.*“description”/],
    [edit(101, 'description', ''), /Type 101.*description/],
    [edit(101, 'isVisibleForSelfServe', 'yes'), /Type 101.*isVisibleForSelfServe.*true or false/],
    [edit(101, 'questions.need.options.new-key.nextStep', 9), /option new-key.*nextStep/],
    [edit(101, 'description', 'Subletting'), /Another type is described the same/],
    [edit(101, 'teams.2.owningTeam', 'CARETAKR'), /There is no team CARETAKR/],
    [edit(101, 'teams.1.tenancyTypes', ['LEESE*']), /There is no type of tenancy LEESE\*/],
    [edit(102, 'messages.CASE_BLOCK_SUBLET', 'Call {us}.'), /Nothing is put in place of \{us\}/],
  ])('%j', (wrong, says) => {
    const right = edit(103, 'description', 'Rubbish');
    const { file, faults } = apply(right, wrong);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.says).toMatch(says);
    expect(file).toEqual(apply(right).file);
  });

  test('two that are right together are made, beside one that is wrong', () => {
    const swapped = [edit(101, 'description', 'Subletting'), edit(102, 'description', 'Keys and fobs')];
    expect(apply(...swapped).faults).toEqual([]);
    const { file, faults } = apply(
      ...swapped,
      edit(103, 'teams.1.owningTeam', 'NOBODY'),
      edit(104, 'teams.1.owningTeam', 'NOWHERE'),
    );
    expect(faults.map(({ says }) => /no team (\w+)/.exec(says)?.[1]).toSorted()).toEqual([
      'NOBODY',
      'NOWHERE',
    ]);
    expect(file).toEqual(apply(...swapped).file);
    expect(checkCaseTypes(file).mistakes).toBeUndefined();
  });

  test('no other journey is made of the types', () => {
    const other = flows.find((each) => !isMadeOfCaseTypes(each));
    if (!other) throw new Error('there are other journeys');
    const { flow: same, faults } = applyDraft(other, { edits: [edit(101, 'description', 'Keys')] }, notices);
    expect(same.journey).toBe(other.journey);
    expect(faults[0]?.says).toMatch(/not made of the types/);
  });
});

describe('the journey of a service request', () => {
  test('asks what the draft says, and no more those whom it is not for', () => {
    const { flow: drafted, faults } = applyDraft(
      flow,
      {
        edits: [
          edit(101, 'isVisibleForSelfServe', false),
          edit(199, 'isVisibleForSelfServe', true),
          edit(102, 'questions.how-much.label', 'How much of it?'),
          { kind: 'bound', question: 'q199-details', limit: 9 },
        ],
      },
      notices,
    );
    expect(faults).toEqual([]);
    const steps = drafted.journey.steps.map(({ id }) => id);
    expect(steps).toContain('q199-details');
    expect(steps.filter((id) => id.startsWith('q101-'))).toEqual([]);
    expect(Object.keys(drafted.journey.rules)).toContain('“Subletting” asks: How much of it?');
    expect(drafted.journey.questions['q199-details']).toMatchObject({ limit: 9 });
    expect(drafted.samples.answers).toHaveProperty('q199-details');
    expect(flow.journey.steps.map(({ id }) => id)).toContain('q101-need');
  });
});
