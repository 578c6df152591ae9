import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CaseType } from '../../contract/case-types.ts';
import { compile, Fault, type Journey, memoryOf, screenOf } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { flow } from './flow.ts';
import { questionnairesOf } from './questionnaire.ts';
import { typesWith } from './situation.ts';
import { nothingKnown } from './vocabulary.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const customerId = id(1);
const home = id(2);

const option = (name: string, nextStep: 1 | 2 = 1) => ({
  id: name,
  value: `It is ${name}`,
  dependsOnAttributes: [],
  nextStep,
});
const question = { options: [], blocking: null, alertMessageCode: null, isEnabled: true, marker: null };
const benches: CaseType = {
  id: 7,
  description: 'Benches',
  keywords: ['seat'],
  tenancyGroups: [],
  isVisibleForSelfServe: true,
  subType: 'BENCH',
  subTypeCategory: 'Estates',
  assetType: 'Property',
  additionalInfo: [
    {
      ...question,
      questionId: 'state',
      label: 'What is wrong?',
      type: 'Radio',
      options: [option('broken'), option('gone', 2), option('wet')],
      blocking: {
        errorCode: 'BENCH_WET',
        message: 'It will dry by itself.',
        dependsOn: { responseId: 'wet' },
      },
    },
    {
      ...question,
      questionId: 'part',
      label: 'Which part?',
      type: 'List',
      options: [option('leg'), option('back')],
    },
    { ...question, questionId: 'where', label: 'Where is it?', type: 'Text' },
  ],
  additionalCaseCreationFields: { caseCategory: 'Report' },
};

const catalogue = (types: readonly CaseType[]) => ({
  namespaces: [
    {
      namespace: {
        name: 'case-types',
        keyValues: types.map((type) => ({ key: String(type.id), value: type.description, ...type })),
      },
    },
  ],
});

const script: Script = {
  getCustomer: [
    {
      addresses: {
        telecomsAddresses: [{ number: '07700900123', type: 'mobilePhone' }],
        digitalAddresses: [],
      },
      statuses: { isCatalyst: false },
    },
  ],
  getTenancies: [
    {
      tenanciesSummaries: [
        {
          tenancyId: id(3),
          tenancyType: 'SECURE',
          premisesIds: [home],
          tenancyStartDate: '2020-01-01',
          statuses: [{ type: 'isTenancyActive', value: true }],
        },
      ],
    },
  ],
  getTenancyGroups: [{ tenancyGroups: [{ tenancyIdentifier: id(3), tenancyGroup: 'Social' }] }],
  getPremises: [
    { premises: [{ id: home, addresses: { postalAddresses: [{ formattedAddress: '1 Quay' }] } }] },
  ],
  getRegionAndBorough: [{ region: 'North', borough: 'Millfield' }],
  getConfiguration: [{ value: 'true' }],
  getReferenceData: [catalogue([benches, { ...benches, id: 8, isVisibleForSelfServe: false }])],
  getAsset: [{ assetType: 'Property' }],
  getAssociates: [{ associates: { landLord: { organisation: { name: 'Harbourline Homes' } } } }],
  determineCaseTeam: [{ owningTeam: 'ESTATES', owningTeamCategory: 'Team' }],
  createCase: [{ caseIdentifier: id(9), caseReferenceNumber: 'CAS-100001' }],
};

/** A resident who makes a request, in the journey as it grows with what is learnt. */
async function visit(changes: Script = {}) {
  const { gateway, sent } = scriptedGateway({ ...script, ...changes });
  const run = (journey: Journey, memory?: ReturnType<typeof memoryOf>) => {
    const { machine } = compile(journey, {
      newKey: () => 'key',
      run: (operation, situation, { key, signal }) =>
        journey.operations[operation]?.run(situation, {
          services: { gateway, customerId },
          key,
          signal,
          now: () => new Date(0),
          wait: async () => {},
          once: (_name, begin) => begin(),
        }) ?? Promise.reject(operation),
    });
    return createActor(machine, { input: memory ? { memory, requested: memory.at } : {} }).start();
  };
  let { journey } = flow;
  let actor = run(journey);
  const screen = () => screenOf(journey, actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, () => !['waiting', 'doing'].includes(screen().phase));
    const grown = flow.grow?.(actor.getSnapshot().context.facts).journey ?? journey;
    if (grown === journey) return;
    const memory = memoryOf(actor.getSnapshot().context);
    journey = grown;
    actor = run(grown, memory);
    await waitFor(actor, () => !['waiting', 'doing'].includes(screen().phase));
  };
  await settled();
  return {
    screen,
    sent,
    enter(name: string, value: unknown) {
      actor.send({ type: 'ANSWER', question: name, value });
    },
    async answer(name: string, value: unknown) {
      actor.send({ type: 'ANSWER', question: name, value });
      actor.send({ type: 'CONTINUE' });
      await settled();
    },
    async press(type: 'CONTINUE' | 'GO_BACK') {
      actor.send({ type });
      await settled();
    },
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

const aboutBenches = { text: 'Benches', chosen: { id: 7 } };

async function toReview(visited: Visit): Promise<void> {
  await visited.answer('type', aboutBenches);
  await visited.answer('q7-state', 'gone');
  await visited.answer('q7-where', ' Under the elm ');
  await visited.answer('number', '07700900123');
}

test('two questions of a type that read alike are asked each by a rule of its own', () => {
  const [state] = benches.additionalInfo as [CaseType['additionalInfo'][number]];
  const again = { ...state, questionId: 'again' };
  const { steps, rules } = questionnairesOf([{ ...benches, additionalInfo: [state, again] }]);
  const asked = Object.values(steps).map(({ when }) => when);
  expect(new Set(asked).size).toBe(2);
  const stops = Object.values(steps).flatMap(({ blocks: each }) => each.map(({ when }) => when));
  expect(new Set(stops).size).toBe(2);
  expect(Object.keys(rules).toSorted()).toEqual([...asked, ...stops].toSorted());
});

describe('a service request', () => {
  let visited: Visit;
  beforeEach(async () => {
    visited = await visit();
  });

  test('begins with its type where there is one place, and has the questions of the types that were read', async () => {
    expect(visited.screen().step.id).toBe('type');
    await visited.answer('type', aboutBenches);
    expect(visited.screen()).toMatchObject({
      step: { id: 'q7-state' },
      route: '/caseQuestionnaireRadio?question=q7-state',
    });
  });

  test('leaves out what an answer leads past, and sends what was asked', async () => {
    await toReview(visited);
    expect(visited.screen().step.id).toBe('review');
    await visited.press('CONTINUE');
    expect(visited.screen().phase).toBe('ended');
    expect(visited.sent.find((call) => call.id === 'createCase')).toMatchObject({
      key: 'key',
      body: {
        caseTypeId: 7,
        assignee: 'ESTATES',
        identifiers: { assetIdentifier: home, customerIdentifier: customerId, tenancyIdentifier: id(3) },
        contactDetails: { phoneNumber: '07700900123', name: null, relationId: null, relation: null },
        asset: { type: { assetTypeId: 6, assetTypeName: 'Property' } },
        additionalInfo: [
          { questionId: 'state', responseId: 'gone' },
          { questionId: 'where', responseText: 'Under the elm' },
        ],
      },
    });
  });

  test('goes no further with an answer that blocks, and says why in the words of the data', async () => {
    await visited.answer('type', aboutBenches);
    await visited.answer('q7-state', 'wet');
    expect(visited.screen()).toMatchObject({ step: { id: 'q7-state' }, blocked: true });
    expect(visited.screen().notices).toMatchObject([
      { notice: 'BENCH_WET', tone: 'blocked', values: { BENCH_WET: 'It will dry by itself.' } },
    ]);
  });

  test('goes back to the question that was answered before, not to one that was left out', async () => {
    await visited.answer('type', aboutBenches);
    await visited.answer('q7-state', 'gone');
    await visited.press('GO_BACK');
    expect(visited.screen().step.id).toBe('q7-state');
    expect(visited.screen().questions).toMatchObject([{ value: 'gone' }]);
  });
});

test('who takes a request is found out each time that its review is come to', async () => {
  const visited = await visit({
    determineCaseTeam: [
      { owningTeam: 'ESTATES', owningTeamCategory: 'Team' },
      { owningTeam: 'CARETAKE', owningTeamCategory: 'Team' },
    ],
  });
  await toReview(visited);
  await visited.press('GO_BACK');
  await visited.press('CONTINUE');
  expect(visited.screen().step.id).toBe('review');
  await visited.press('CONTINUE');
  expect(visited.sent.filter((call) => call.id === 'determineCaseTeam')).toHaveLength(2);
  expect(visited.sent.find((call) => call.id === 'createCase')).toMatchObject({
    body: { assignee: 'CARETAKE' },
  });
});

test('the team is asked for by the type, the landlord, the tenancy and the channel', async () => {
  const visited = await visit();
  await toReview(visited);
  expect(visited.sent.find(({ id: call }) => call === 'determineCaseTeam')?.body).toEqual({
    channel: 'CustomerSelfService',
    caseSubType: 'BENCH',
    caseSubTypeCategory: 'Estates',
    landLord: 'Harbourline Homes',
    tenancyType: 'SECURE',
    caseCategory: 'Report',
  });
});

test.each([
  ['Customer', 1],
  ['Friend or Family', 2],
  ['Other', 3],
] as const)('%s, who has another number, is sent as %i', async (relation, relationId) => {
  const visited = await visit();
  await toReview(visited);
  await visited.press('GO_BACK');
  for (const [name, value] of Object.entries({ relation, phone: '02079460000', name: 'Ann Lee' })) {
    visited.enter('number', 'another');
    visited.enter(name, value);
  }
  await visited.press('CONTINUE');
  await visited.press('CONTINUE');
  expect(visited.sent.find(({ id: call }) => call === 'createCase')?.body).toMatchObject({
    contactDetails: { phoneNumber: '02079460000', name: 'Ann Lee', relationId, relation },
  });
});

test('an option that depends on the tenancy is offered to that tenancy alone', async () => {
  const [state, ...others] = benches.additionalInfo as [CaseType['additionalInfo'][number]];
  const forOwners = {
    ...option('sold'),
    dependsOnAttributes: [{ key: 'TenancyType' as const, value: 'LEASE100' }],
  };
  const type = {
    ...benches,
    additionalInfo: [{ ...state, options: [...state.options, forOwners] }, ...others],
  };
  const offeredTo = async (tenancyType: string) => {
    const [{ tenanciesSummaries }] = script.getTenancies as [{ tenanciesSummaries: object[] }];
    const visited = await visit({
      getReferenceData: [catalogue([type])],
      getTenancies: [{ tenanciesSummaries: tenanciesSummaries.map((each) => ({ ...each, tenancyType })) }],
    });
    await visited.answer('type', aboutBenches);
    await visited.answer('q7-state', 'sold');
    return visited.screen().step.id === 'q7-part';
  };
  expect([await offeredTo('SECURE'), await offeredTo('LEASE100')]).toEqual([false, true]);
});

test('a saved number switches the questions about another one off', async () => {
  const visited = await visit();
  await visited.answer('type', aboutBenches);
  await visited.answer('q7-state', 'gone');
  await visited.answer('q7-where', 'Under the elm');
  const about = ['relation', 'phone', 'name'];
  const off = () =>
    visited
      .screen()
      .questions.filter(({ isDisabled }) => isDisabled)
      .map(({ id: name }) => name);
  expect(off()).toEqual(about);
  visited.enter('number', 'another');
  expect(off()).toEqual([]);
  expect(visited.screen().questions.map(({ id: name }) => name)).toEqual(['number', ...about]);
  visited.enter('phone', '02079460000');
  visited.enter('number', '07700900123');
  expect(off()).toEqual(about);
  visited.enter('number', 'another');
  expect(visited.screen().questions.find(({ id: name }) => name === 'phone')?.value).toBeUndefined();
});

test('a request that another team takes by now is sent to that one when it is sent again', async () => {
  const visited = await visit({
    createCase: [new Fault('conflict'), ...(script.createCase ?? [])],
    determineCaseTeam: [
      { owningTeam: 'ESTATES', owningTeamCategory: 'Team' },
      { owningTeam: 'CARETAKE', owningTeamCategory: 'Team' },
    ],
  });
  await toReview(visited);
  await visited.press('CONTINUE');
  expect(visited.screen().notices.map(({ notice }) => notice)).toEqual(['Case_CC023']);
  await visited.press('CONTINUE');
  expect(visited.sent.filter((call) => call.id === 'createCase').map(({ body }) => body)).toMatchObject([
    { assignee: 'ESTATES' },
    { assignee: 'CARETAKE' },
  ]);
});

test('a request whose questions changed while it was answered asks what is new', async () => {
  const [state, part, where] = benches.additionalInfo;
  if (!state || !part || !where) throw new Error('the type has three questions');
  const since = { ...where, questionId: 'since', label: 'Since when?' };
  const changed = { ...benches, additionalInfo: [state, part, where, since] };
  const visited = await visit({
    createCase: [new Fault('refused'), ...(script.createCase ?? [])],
    getReferenceData: [catalogue([benches]), catalogue([changed])],
  });
  await toReview(visited);
  await visited.press('CONTINUE');
  expect(visited.screen().step.id).toBe('q7-since');
  await visited.answer('q7-since', 'Yesterday');
  await visited.press('CONTINUE');
  expect(visited.screen().step.id).toBe('review');
});

test('a request that is refused though nothing changed says that it was not sent', async () => {
  const visited = await visit({ createCase: [new Fault('refused')] });
  await toReview(visited);
  await visited.press('CONTINUE');
  expect(visited.screen()).toMatchObject({ step: { id: 'review' }, phase: 'asking' });
  expect(visited.screen().notices.map(({ notice }) => notice)).toEqual(['Case_CC023']);
});

test('types are found by their names and by everyday words, those for other tenancies are not', () => {
  const leasehold: CaseType = {
    ...benches,
    id: 9,
    description: 'Bench shares',
    tenancyGroups: ['Leasehold'],
  };
  const facts = { ...nothingKnown, types: [benches, leasehold] };
  const found = (text: string) => typesWith(facts, text).map((type) => type.id);
  expect(found('ben')).toEqual([7]);
  expect(found(' SEAT')).toEqual([7]);
  expect(found('zzz')).toEqual([]);
});

describe('suggestions', () => {
  const gulls: CaseType = { ...benches, id: 9, description: 'Gulls', keywords: ['noisy birds'] };
  const owners: CaseType = { ...benches, id: 10, description: 'Shares', tenancyGroups: ['Leasehold'] };
  const situation = {
    answers: {},
    facts: { ...nothingKnown, types: [benches, gulls, owners] },
    editing: false,
  };
  const suggested = async (text: string, answer: Script['findCaseTypes']) => {
    const { gateway } = scriptedGateway({ findCaseTypes: answer ?? [] });
    const tools = { services: { gateway, customerId }, signal: new AbortController().signal };
    const found = (await flow.services.type?.search?.(text, situation, tools)) ?? [];
    return found.map(({ label }) => label);
  };

  test('are what the provider’s search finds, in its order, without those for other tenancies', async () => {
    const answer = { caseTypes: [{ id: 10 }, { id: 9 }, { id: 404 }, { id: 7 }] };
    expect(await suggested('sea gulls on a seat', [answer])).toEqual(['Gulls', 'Benches']);
  });

  test.each([new Fault('missing', { status: 404 }), new Fault('malformed'), new Fault('timedOut')])(
    'come from the types themselves where there is no such search (%o)',
    async (fault) => {
      expect(await suggested('some noisy gulls', [fault])).toEqual(['Gulls']);
      expect(await suggested('zzz', [fault])).toEqual([]);
    },
  );

  test('any signs can be looked for', async () => {
    expect(await suggested('<gulls> & "benches" -- 50% *!', [{ caseTypes: [{ id: 9 }] }])).toEqual(['Gulls']);
  });

  test('are everything that is offered while nothing is typed', async () => {
    expect(await suggested('', [])).toEqual(['Benches', 'Gulls']);
  });
});
