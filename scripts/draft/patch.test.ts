import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { notices } from '../../content/notices.ts';
import { CaseTypesFile } from '../../contract/case-catalogue.ts';
import { flows } from '../../journeys/registry.ts';
import { caseFields, type FieldValue } from '../../src/atlas/draft/model/case-fields.ts';
import { applyCaseTypes, presentCaseTypes } from '../../src/atlas/draft/model/case-types.ts';
import { changeableIn, type EditKind, presentOf } from '../../src/atlas/draft/model/changeable.ts';
import type { CaseTypeEdit, Draft, Edit } from '../../src/atlas/draft/model/draft.ts';
import { withCopy } from '../../src/walkthrough/flow.ts';
import { patchOf } from './patch.ts';
import { locateEdit } from './places.ts';

const root = resolve(import.meta.dirname, '../..');

function flowOf(id: string) {
  const flow = flows.find(({ journey }) => journey.id === id);
  if (!flow) throw new Error(`There is no journey ${id}`);
  return flow;
}
const patch = (id: string, ...edits: readonly Edit[]) =>
  patchOf(root, flowOf(id), { format: 1, journey: id, edits } satisfies Draft);

test('a patch applies, and is laid out as the sources are', () => {
  const { diff, byHand } = patch(
    'repair',
    {
      kind: 'rule',
      rule: 'nobody can give access',
      expression: { answer: 'access', oneOf: ['no', 'nextAvailable'] },
    },
    {
      kind: 'rule',
      rule: 'the resident has several homes',
      expression: { fact: 'homes.length', atLeast: 3 },
    },
    { kind: 'blocks', step: 'emergency', list: [] },
    { kind: 'notices', step: 'followUp', list: [{ when: 'it was vandalism', notice: 'SSR044' }] },
    { kind: 'text', notice: 'SSR057', text: 'You can’t report this online. It’s for {phone}, {hours}.' },
    { kind: 'bound', question: 'details', limit: 90 },
  );
  expect(byHand).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    for (const part of ['journeys', 'content', 'contract', 'biome.json', '.gitignore'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    execFileSync('git', ['apply'], { cwd: folder, input: diff });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('journeys/repair/rules.ts')).toContain(
      "  'nobody can give access': { answer: 'access', oneOf: ['no', 'nextAvailable'] },\n",
    );
    expect(read('journeys/repair/rules.ts')).toContain("{ fact: 'homes.length', atLeast: 3 }");
    expect(read('journeys/repair/journey.ts')).toContain(
      "notices: [{ when: 'it was vandalism', notice: 'SSR044' }]",
    );
    expect(read('journeys/repair/journey.ts')).not.toContain("notice: 'SSR068'");
    expect(read('content/notices.ts')).toContain(
      "SSR057: 'You can’t report this online. It’s for {phone}, {hours}.'",
    );
    expect(read('contract/repair-rules.ts')).toMatch(/additionalDetailsLimit = 90;/);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', 'journeys/repair', 'content/notices.ts'], {
      cwd: folder,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is not written out as data is told, and so is what cannot be made', () => {
  const { diff, byHand } = patch(
    'case',
    { kind: 'text', notice: 'SSR999', text: 'Call us.' },
    ...Object.entries(flowOf('case').journey.rules)
      .flatMap(([rule, { expression }]) => (expression ? [{ kind: 'rule', rule, expression } as const] : []))
      .slice(0, 1)
      .map(({ kind, rule, expression }) => ({ kind, rule, expression: { not: expression } })),
  );
  expect(byHand[0]).toMatch(/^Left out: There is no message “SSR999”/);
  expect(diff === '' ? byHand.length : 2).toBe(2);
});

test('most of what can be changed is found in the sources', async () => {
  const shares = new Map<EditKind, { all: number; located: number }>();
  for (const plain of flows) {
    // The rules of a service request are made of the provider's data.
    if (plain.journey.id === 'case') continue;
    const flow = await withCopy(plain);
    for (const kind of ['rule', 'blocks', 'notices', 'bound'] as const) {
      const share = shares.get(kind) ?? { all: 0, located: 0 };
      shares.set(kind, share);
      for (const { name } of changeableIn(flow, kind, notices)) {
        const present = presentOf(flow.journey, kind, name, notices);
        if (!present) throw new Error(`${name} cannot be changed`);
        share.all += 1;
        if (locateEdit(root, flow.journey.id, present, present)) share.located += 1;
      }
    }
  }
  const located = (kind: EditKind) => {
    const { all, located: some } = shares.get(kind) ?? { all: 0, located: 0 };
    expect(all).toBeGreaterThan(0);
    return some / all;
  };
  expect(located('blocks')).toBe(1);
  expect(located('notices')).toBe(1);
  expect(located('bound')).toBe(1);
  // The others name constants.
  expect(located('rule')).toBeGreaterThan(0.7);
});

/** What a draft of the types of service request makes of their file, and the lines that change. */
function patchedTypes(...edits: readonly CaseTypeEdit[]) {
  const { diff, byHand } = patch('case', ...edits);
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    if (diff !== '') execFileSync('git', ['apply'], { cwd: folder, input: diff });
    const text = readFileSync(join(folder, 'content/case-types.json'), 'utf8');
    const lines = diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
    return { file: v.parse(CaseTypesFile, JSON.parse(text)), lines, byHand };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const caseEdit = (type: number, field: string, value: FieldValue): CaseTypeEdit => ({
  kind: 'caseType',
  type,
  field,
  value,
});

test('a patch of the types of service request gives what the draft shows, and changes no other line', () => {
  const edits = [
    caseEdit(101, 'description', 'Keys'),
    caseEdit(101, 'tenancyGroups', ['Social', 'Market']),
    caseEdit(101, 'isVisibleForSelfServe', false),
    caseEdit(101, 'questions.need.options.faulty-fob.nextStep', 1),
    caseEdit(101, 'questions.need.options.new-key.nextStep', 2),
    caseEdit(101, 'questions.where.label', 'Where is it?'),
    caseEdit(101, 'teams.1.owningTeam', 'ESTATES'),
    caseEdit(103, 'teams.1.owningTeam', null),
    caseEdit(199, 'isVisibleForSelfServe', true),
    caseEdit(102, 'messages.CASE_BLOCK_SUBLET', 'Call {phone} “first”.'),
    caseEdit(102, 'teams.2.owningTeam', 'NOBODY'),
  ];
  const { file, lines, byHand } = patchedTypes(...edits);
  expect(byHand).toEqual([expect.stringMatching(/^Left out: .*There is no team NOBODY/)]);
  expect(file).toEqual(applyCaseTypes(presentCaseTypes, edits).file);
  expect(lines.toSorted()).toMatchInlineSnapshot(`
    [
      "+            { "id": "faulty-fob", "value": "Help with a fob that does not work" }",
      "+            { "id": "new-key", "value": "A new key", "nextStep": 2 },",
      "+        { "questionId": "where", "label": "Where is it?", "type": "Text" }",
      "+      "description": "Keys",",
      "+      "isVisibleForSelfServe": false,",
      "+      "owningTeam": "ESTATES",",
      "+      "tenancyGroups": ["Social", "Market"],",
      "+    "CASE_BLOCK_SUBLET": "Call {phone} “first”.",",
      "+    { "subType": "FLYTIP", "owningTeam": null, "owningTeamCategory": "Team" },",
      "-            { "id": "faulty-fob", "value": "Help with a fob that does not work", "nextStep": 2 }",
      "-            { "id": "new-key", "value": "A new key" },",
      "-        { "questionId": "where", "label": "Where do you use it?", "type": "Text" }",
      "-      "description": "Keys and fobs",",
      "-      "isVisibleForSelfServe": false,",
      "-      "owningTeam": "LEASEHOLD",",
      "-    "CASE_BLOCK_SUBLET": "You may not rent out your whole home. You can ask to rent out a room.",",
      "-    { "subType": "FLYTIP", "owningTeam": "ESTATES", "owningTeamCategory": "Team" },",
    ]
  `);
});

test('every field of the types is found in their file', () => {
  const edits = presentCaseTypes.types.flatMap(({ id }) =>
    caseFields(presentCaseTypes, id).flatMap(({ name, value, entry }) => {
      if (entry.as === 'yesOrNo' && name !== 'isVisibleForSelfServe') return [];
      if (name === 'isVisibleForSelfServe') return [caseEdit(id, name, id !== 101)];
      if (typeof value === 'string' && entry.as === 'text') return [caseEdit(id, name, `${value}!`)];
      return name === 'keywords' ? [caseEdit(id, name, id % 2 === 0 ? [] : ['one', 'other'])] : [];
    }),
  );
  const { file, byHand } = patchedTypes(...edits);
  expect(byHand).toEqual([]);
  expect(edits.length).toBeGreaterThan(100);
  expect(file).toEqual(applyCaseTypes(presentCaseTypes, edits).file);
});

test('questions, answers and types that come, go and move leave all other lines of the file', () => {
  const edits = [
    caseEdit(101, 'questions', ['where', 'need', 'question-1', 'how-many']),
    caseEdit(101, 'questions.question-1.label', 'Since when?'),
    caseEdit(101, 'questions.question-1.type', 'Radio'),
    caseEdit(101, 'questions.question-1.options', ['answer-1', 'answer-2']),
    caseEdit(101, 'questions.question-1.options.answer-1.value', 'Today'),
    caseEdit(101, 'questions.question-1.options.answer-2.value', 'Earlier'),
    caseEdit(101, 'questions.need.options', ['lost-fob', 'new-key', 'answer-1']),
    caseEdit(101, 'questions.need.options.answer-1.value', 'Another key'),
    caseEdit(199, 'isRemoved', true),
    caseEdit(111, 'subType', 'NOISE'),
    caseEdit(200, 'copyOf', 113),
    caseEdit(200, 'description', 'Lodgers'),
    caseEdit(200, 'subType', 'LODGER'),
    caseEdit(200, 'teams.1.owningTeam', 'LETTINGS'),
  ];
  const { file, lines, byHand } = patchedTypes(...edits);
  expect(byHand).toEqual([]);
  expect(file).toEqual(applyCaseTypes(presentCaseTypes, edits).file);
  expect(lines).toMatchInlineSnapshot(`
    [
      "+        { "questionId": "where", "label": "Where do you use it?", "type": "Text" },",
      "-            { "id": "new-key", "value": "A new key" },",
      "-            { "id": "faulty-fob", "value": "Help with a fob that does not work", "nextStep": 2 }",
      "+            { "id": "new-key", "value": "A new key" },",
      "+            { "id": "answer-1", "value": "Another key" }",
      "+          "questionId": "question-1",",
      "+          "label": "Since when?",",
      "+          "type": "Radio",",
      "+          "options": [{ "id": "answer-1", "value": "Today" }, { "id": "answer-2", "value": "Earlier" }]",
      "+        },",
      "+        {",
      "-        },",
      "-        { "questionId": "where", "label": "Where do you use it?", "type": "Text" }",
      "+        }",
      "-      "subType": "ASB",",
      "+      "subType": "NOISE",",
      "-      "id": 199,",
      "-      "description": "Suspected tenancy fraud",",
      "-      "keywords": ["fraud"],",
      "-      "isVisibleForSelfServe": false,",
      "-      "subType": "FRAUD",",
      "-      "subTypeCategory": "Tenancy",",
      "+      "id": 200,",
      "+      "description": "Lodgers",",
      "+      "keywords": [",
      "+        "staircasing",",
      "+        "shares",",
      "+        "shared ownership",",
      "+        "buy more",",
      "+        "buy another share",",
      "+        "own more",",
      "+        "buy the rest of my home",",
      "+        "buy my home",",
      "+        "purchase"",
      "+      ],",
      "+      "tenancyGroups": ["Leasehold"],",
      "+      "subType": "LODGER",",
      "+      "subTypeCategory": "HomeOwnership",",
      "-      "additionalCaseCreationFields": { "caseCategory": "Report" },",
      "+      "additionalCaseCreationFields": { "caseCategory": "Enquiry" },",
      "-        { "questionId": "details", "label": "What gives rise to the suspicion?", "type": "Text" }",
      "+        {",
      "+          "questionId": "details",",
      "+          "label": "Tell us how much more you would like to own, and when.",",
      "+          "type": "Text"",
      "+        }",
      "-    { "subType": "ASB", "owningTeam": "ASB", "owningTeamCategory": "Team" },",
      "+    { "subType": "NOISE", "owningTeam": "ASB", "owningTeamCategory": "Team" },",
      "-    { "subType": "FRAUD", "owningTeam": "TEN_FRAUD", "owningTeamCategory": "Team" }",
      "+    { "subType": "LODGER", "owningTeam": "LETTINGS", "owningTeamCategory": "Team" }",
    ]
  `);
});
