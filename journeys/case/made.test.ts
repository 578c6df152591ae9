import { describe, expect, test } from 'vitest';
import { type CaseType, covidIsolation } from '../../contract/case-types.ts';
import { determineTeam } from './calls/reading.ts';
import { searchTypes } from './calls/search.ts';
import { operations } from './operations.ts';
import { questionnairesOf } from './questionnaire.ts';
import { nothingKnown } from './vocabulary.ts';

const question = { options: [], blocking: null, alertMessageCode: null, isEnabled: true, marker: null };
const asks = (...additionalInfo: readonly object[]): CaseType => ({
  id: 7,
  description: 'Benches',
  keywords: ['seat'],
  tenancyGroups: [],
  isVisibleForSelfServe: true,
  subType: 'BENCH',
  subTypeCategory: 'Estates',
  assetType: 'Property',
  additionalInfo: additionalInfo as CaseType['additionalInfo'],
  additionalCaseCreationFields: { caseCategory: 'Report' },
});
const made = (...additionalInfo: readonly object[]) => {
  const { questions, steps } = questionnairesOf([asks(...additionalInfo)]);
  return { questions: Object.values(questions), steps };
};

describe('a question of a type', () => {
  const option = { id: 'yes', value: 'Yes', dependsOnAttributes: [], nextStep: 1 };

  test.each([
    ['Radio', 'radios'],
    ['List', 'select'],
    ['Text', 'counted'],
  ])('that is a %s is drawn as %s', (type, kind) => {
    const { questions } = made({ ...question, questionId: 'one', label: 'One?', type, options: [option] });
    expect(questions.map((each) => each.kind)).toEqual([kind]);
  });

  test.each([
    [null, 'Case_Question_Error'],
    [covidIsolation, 'Case_Covid_CC007'],
  ])('marked %s says so when it has no answer', (marker, notice) => {
    const { questions } = made({ ...question, questionId: 'one', label: 'One?', type: 'Text', marker });
    const complaints = questions[0]?.check(undefined as never, nothingKnown as never) ?? [];
    expect(complaints.map((complaint) => complaint.notice)).toEqual([notice]);
  });

  test('is told from another of the same label by its id, and needs none where it is the only one', () => {
    const one = { ...question, questionId: 'one', label: 'Which?', type: 'Text' };
    const whens = (...infos: readonly object[]) =>
      Object.values(made(...infos).steps).map(({ when }) => when);
    expect(whens(one)).toEqual(['“Benches” asks: Which?']);
    expect(whens(one, { ...one, questionId: 'two' })).toEqual([
      '“Benches” asks: Which? (one)',
      '“Benches” asks: Which? (two)',
    ]);
  });
});

describe('a team', () => {
  const situation = {
    answers: { type: { chosen: { id: 7 }, text: 'Benches' } },
    facts: {
      ...nothingKnown,
      types: [asks()],
      place: { premisesId: '1', tenancyId: '2', tenancyType: 'GEN', tenancyGroup: '', assetType: 'Property' },
    },
  };
  const teamWith = (answer: object) => {
    const call = async ({ id }: { readonly id: string }) => {
      if (id === 'determineCaseTeam') return answer;
      return id === 'getAssociates'
        ? { associates: { landLord: { organisation: { name: 'Harbourline Homes' } } } }
        : { namespaces: [] };
    };
    return determineTeam(
      situation as never,
      { services: { gateway: { call } }, signal: new AbortController().signal } as never,
    );
  };

  test('has a code and a category, or is none', async () => {
    expect(await teamWith({ owningTeam: 'ESTATES', owningTeamCategory: 'Team' })).toEqual({
      code: 'ESTATES',
      category: 'Team',
    });
    expect(await teamWith({ owningTeam: 'ESTATES', owningTeamCategory: '' })).toBeNull();
    expect(await teamWith({ owningTeam: '', owningTeamCategory: 'Team' })).toBeNull();
  });
});

test('what is searched for is sent as typed, up to 100 characters', async () => {
  const sent: unknown[] = [];
  const call = async (_: object, { query }: { readonly query: unknown }) => {
    sent.push(query);
    return { caseTypes: [] };
  };
  const search = (text: string) =>
    searchTypes(
      text,
      { answers: {}, facts: { ...nothingKnown, types: [asks()] } } as never,
      { services: { gateway: { call } }, signal: new AbortController().signal } as never,
    );
  await search('bench');
  await search(`bench ${'x'.repeat(200)}`);
  expect(sent).toEqual([{ searchText: 'bench' }, { searchText: `bench ${'x'.repeat(94)}` }]);
});

test('sending says after a second that it takes longer', () => {
  expect(operations.sendCase.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
});
