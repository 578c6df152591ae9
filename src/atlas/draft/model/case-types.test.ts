import { describe, expect, test } from 'vitest';
import { notices } from '../../../../content/notices.ts';
import { checkCaseTypes } from '../../../../contract/case-catalogue-check.ts';
import { flows } from '../../../../journeys/registry.ts';
import { applyDraft } from './apply.ts';
import { caseEditWords } from './case-edit-words.ts';
import { caseFields, type FieldValue } from './case-fields.ts';
import { settledEdits, withoutCaseEdit } from './case-making.ts';
import { applyCaseTypes, isMadeOfCaseTypes, presentCaseTypes } from './case-types.ts';
import { type CaseTypeEdit, subjectOf } from './draft.ts';

const edit = (type: number, field: string, value: FieldValue): CaseTypeEdit => ({
  kind: 'caseType',
  type,
  field,
  value,
});
const apply = (...edits: readonly CaseTypeEdit[]) => applyCaseTypes(presentCaseTypes, edits);
const typeIn = ({ types }: typeof presentCaseTypes, id: number) => types.find((type) => type.id === id);
const wordsOf = (told: CaseTypeEdit, ...others: readonly CaseTypeEdit[]) =>
  caseEditWords([...others, told]).get(subjectOf(told));
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
    expect(wordsOf(changed)?.title).toMatch(
      /^Keys and fobs · .*What do you need\? · Answer “new-key” leads$/,
    );
    expect(wordsOf(changed)?.says).toBe('Now: to the next question. Then: to the end.');
    expect(wordsOf(edit(101, 'tenancyGroups', ['Social', 'Market']))?.says).toBe(
      'Now: nothing. Then: Social, Market.',
    );
    expect(wordsOf(edit(101, 'nothing', true))?.says).toBe('true');
  });
});

const questionsOf = (file: typeof presentCaseTypes, id: number) =>
  typeIn(file, id)?.additionalInfo.map(({ questionId }) => questionId);

describe('questions, answers and types', () => {
  test('come, go and move', () => {
    const edits = [
      edit(101, 'questions.question-1.label', 'Since when?'),
      edit(101, 'questions.question-1.type', 'Radio'),
      edit(101, 'questions.question-1.options.answer-1.value', 'Today'),
      edit(101, 'questions.question-1.options.answer-1.nextStep', 'end'),
      edit(101, 'questions.question-1.options.answer-2.value', 'Earlier'),
      edit(101, 'questions.question-1.options', ['answer-1', 'answer-2']),
      edit(101, 'questions.need.options', ['lost-fob', 'new-key']),
      edit(101, 'questions', ['question-1', 'where', 'need']),
    ];
    const { file, faults } = apply(...edits);
    expect(faults).toEqual([]);
    expect(questionsOf(file, 101)).toEqual(['question-1', 'where', 'need']);
    expect(typeIn(file, 101)?.additionalInfo[0]).toEqual({
      questionId: 'question-1',
      label: 'Since when?',
      type: 'Radio',
      isEnabled: true,
      options: [
        { id: 'answer-1', value: 'Today', nextStep: 'end', dependsOnAttributes: [] },
        { id: 'answer-2', value: 'Earlier', nextStep: 1, dependsOnAttributes: [] },
      ],
    });
    expect(typeIn(file, 101)?.additionalInfo[2]?.options.map(({ id }) => id)).toEqual([
      'lost-fob',
      'new-key',
    ]);
    const words = caseEditWords(edits);
    expect(words.get('caseType 101 questions')).toEqual({
      title: 'Keys and fobs · The type · Questions',
      says: 'Taken away: “How many do you need?”. New: “Since when?”. In this order: “Since when?”, “Where do you use it?”, “What do you need?”.',
    });
    expect(words.get('caseType 101 questions.need.options')?.says).toMatch(
      /^Taken away: “Help with .*”\. In /,
    );
  });

  test('an answer that stops residents goes with the stop and its message', () => {
    const { file, faults } = apply(
      edit(102, 'questions.how-much.options', ['whole-home-allowed', 'room', 'answer-1']),
      edit(102, 'questions.how-much.options.answer-1.value', 'A garage'),
    );
    expect(faults).toEqual([]);
    expect(typeIn(file, 102)?.additionalInfo[0]).not.toHaveProperty('blocking');
    expect(file.messages).not.toHaveProperty('CASE_BLOCK_SUBLET');
    expect(presentCaseTypes.messages).toHaveProperty('CASE_BLOCK_SUBLET');
  });

  test('a new type is a copy of another, and changed as that can be', () => {
    const copy = edit(200, 'copyOf', 102);
    const { file, faults } = apply(
      edit(200, 'description', 'Lodgers'),
      edit(200, 'subType', 'LODGER'),
      edit(200, 'teams.3.owningTeam', 'LETTINGS'),
      edit(200, 'questions', ['how-much']),
      copy,
    );
    expect(faults).toEqual([]);
    const original = typeIn(presentCaseTypes, 102);
    expect(file.types.slice(0, -1)).toEqual(presentCaseTypes.types);
    expect(file.types.at(-1)).toEqual({
      ...original,
      id: 200,
      description: 'Lodgers',
      subType: 'LODGER',
      additionalInfo: original?.additionalInfo.slice(0, 1),
    });
    const teamsOf = (code: string) =>
      file.teams.filter(({ subType }) => subType === code).map(({ owningTeam }) => owningTeam);
    expect(teamsOf('SUBLET')).toEqual([null, 'LEASEHOLD', 'TEN_FRAUD']);
    expect(teamsOf('LODGER')).toEqual([null, 'LEASEHOLD', 'LETTINGS']);
    expect(wordsOf(copy)).toEqual({
      title: 'Copy of Subletting',
      says: 'A new type of service request, 200, which begins as “Subletting” is.',
    });
    expect(caseFields(apply(copy).file, 102).find(({ name }) => name === 'teams.3.owningTeam')?.group).toBe(
      'Who takes it, rule 3; also for “Copy of Subletting”',
    );
  });

  test('a type that is taken away takes what only it needs', () => {
    const { file, faults } = apply(edit(102, 'isRemoved', true), edit(105, 'isRemoved', true));
    expect(faults).toEqual([]);
    expect(file.types.length).toBe(presentCaseTypes.types.length - 2);
    expect(file.teams.filter(({ subType }) => subType === 'SUBLET' || subType === 'VEHICLE')).toEqual([]);
    expect(Object.keys(file.messages)).toEqual(['CASE_BLOCK_999', 'CASE_ALERT_DANGER']);
    expect(apply(edit(101, 'isRemoved', false)).file).toEqual(presentCaseTypes);
  });

  test('another subtype keeps the team, or takes the team of the types that have it', () => {
    const renamed = apply(edit(103, 'subType', 'TIPPING'));
    expect(renamed.faults).toEqual([]);
    expect(renamed.file.teams).toEqual(
      presentCaseTypes.teams.map((rule) =>
        rule.subType === 'FLYTIP' ? { ...rule, subType: 'TIPPING' } : rule,
      ),
    );
    const shared = apply(edit(103, 'subType', 'GRAFFITI'));
    expect(shared.faults).toEqual([]);
    expect(shared.file.teams).toEqual(presentCaseTypes.teams.filter(({ subType }) => subType !== 'FLYTIP'));
  });

  test('what belongs to a change goes with it', () => {
    const added = edit(101, 'questions', ['need', 'how-many', 'where', 'question-1']);
    const label = edit(101, 'questions.question-1.label', 'Since when?');
    const other = edit(101, 'description', 'Keys');
    const unknown = edit(101, 'descripton', 'Keys');
    const all = [added, label, other, unknown];
    expect(withoutCaseEdit(presentCaseTypes, all, subjectOf(added))).toEqual([other, unknown]);
    expect(withoutCaseEdit(presentCaseTypes, all, subjectOf(label))).toEqual([added, other, unknown]);
    expect(
      settledEdits(presentCaseTypes, [...all, edit(101, 'questions.need.label', 'What do you need?')]),
    ).toEqual([added, label, other]);
    const wrong = edit(101, 'questions', ['question-1', 'question-1']);
    expect(apply(wrong, label).faults).toEqual([
      { subject: subjectOf(wrong), says: expect.stringMatching(/Another question of the type has this id/) },
      { subject: subjectOf(label), says: 'It belongs to a change that is left out.' },
    ]);
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
    [edit(101, 'questions', []), /asks nothing/],
    [edit(101, 'questions', ['Need']), /“questionId” is "Need"/],
    [edit(101, 'questions', ['need']), /nextStep 2 leads past/],
    [edit(101, 'questions', 'need'), /additionalInfo.*list/],
    [edit(101, 'questions.need.options', ['new-key']), /one option only/],
    [edit(101, 'questions', ['need', 'how-many', 'where', 'question-1']), /question-1.* It says nothing yet/],
    [edit(101, 'questions.need.type', 'Text'), /A Text question has options/],
    [edit(101, 'questions.where.type', 'Radio'), /has no options/],
    [edit(200, 'copyOf', 99), /no type of service request “99”/],
    [edit(101, 'copyOf', 102), /“101” already/],
    [edit(1_000_000, 'copyOf', 102), /at most 999999/],
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
