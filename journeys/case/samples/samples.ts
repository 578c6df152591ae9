import { enabledQuestions, offeredOptions, questionName } from '../../../contract/case-questions.ts';
import type { CaseQuestion, CaseType } from '../../../contract/case-types.ts';
import type { Samples } from '../../../machines/exploration/index.ts';
import { contactSamples } from '../../shared/contact/samples.ts';
import type { Home } from '../../shared/homes.ts';
import { attributesOf } from '../situation.ts';
import type { CaseFacts, Place } from '../vocabulary.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const home = (n: number, change: Partial<Home>): Home => ({
  premisesId: id(n),
  address: `${n} Harbour Row, Millfield, MF1 2AB`,
  isResidential: true,
  tenancyId: id(100 + n),
  tenancyType: 'SECURE',
  tenancyGroup: 'Social',
  region: 'North',
  borough: 'Millfield',
  ...change,
});

const flat = home(1, {});
const garage = home(2, {
  isResidential: false,
  address: 'Garage 4, Harbour Row, Millfield, MF1 2AB',
  tenancyType: 'GARAGE',
  tenancyGroup: 'Non-residential',
});

/** Kinds of tenancy that a type or an option tells apart, and an everyday one. */
function placesFor(types: readonly CaseType[]): readonly Place[] {
  const dependences = types
    .flatMap(({ additionalInfo }) => additionalInfo)
    .flatMap(({ options }) => options)
    .flatMap(({ dependsOnAttributes }) => dependsOnAttributes);
  const values = (key: string) => dependences.filter((one) => one.key === key).map(({ value }) => value);
  const groups = new Set([
    'Social',
    ...types.flatMap((type) => type.tenancyGroups),
    ...values('TenancyGroup'),
  ]);
  const tenancyTypes = new Set(['SECURE', ...values('TenancyType')]);
  const pairs = [
    ...[...groups].map((tenancyGroup) => ({ tenancyGroup, tenancyType: 'SECURE' })),
    ...[...tenancyTypes].map((tenancyType) => ({ tenancyGroup: 'Social', tenancyType })),
  ];
  const { premisesId, tenancyId } = flat;
  return pairs.map((pair) => ({ premisesId, tenancyId, ...pair, assetType: 'Property' }));
}

const answersTo = (question: CaseQuestion): Samples['answers'][string] =>
  question.type === 'Text'
    ? ['Beside the bins', 'this & that', ' ']
    : (facts: CaseFacts) => offeredOptions(question, attributesOf(facts)).map((option) => option.id);

/** Examples of everything that can come into the journey with these types. */
export const samplesFor = (types: readonly CaseType[]): Samples => ({
  initialScenarios: { 'a new request': {} },

  answers: {
    property: (facts: CaseFacts) => facts.homes.map(({ premisesId }) => premisesId),
    type: [
      { text: 'zzzz', chosen: null, noMatch: true },
      { text: types[0]?.description ?? '', chosen: null },
      ...types.map((type) => ({ text: type.description, chosen: { id: type.id } })),
    ],
    ...Object.fromEntries(
      types.flatMap((type) =>
        enabledQuestions(type).map((question) => [questionName(type, question), answersTo(question)]),
      ),
    ),
    ...contactSamples,
  },

  outputs: {
    loadResident: {
      'service requests are switched off': [{ isOpen: false, resident: { phones: [] }, tenancies: [] }],
      'the resident may ask': [{ isOpen: true, resident: { phones: ['07700900123'] }, tenancies: [] }],
    },
    loadPlaces: {
      'the resident has no place with us': [[]],
      'there is one place': [[flat]],
      'there are several places': [[flat, garage]],
    },
    loadTypes: { 'it is known what can be asked for': [types] },
    lookUpPlace: { 'the place is known': placesFor(types) },
    determineTeam: {
      'no team takes it': [null],
      'a team takes it': [{ code: 'ESTATES', category: 'Team' }],
    },
    sendCase: {
      'no team takes it by now': [{ became: 'for another team', team: null }],
      'another team takes it by now': [
        { became: 'for another team', team: { code: 'CARETAKE', category: 'Team' } },
      ],
      'other things are asked by now': [{ became: 'asked otherwise', types }],
      'it was sent': [{ became: 'sent', reference: 'CAS-100001' }],
    },
  },
});
