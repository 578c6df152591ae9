import type { SamplesFor } from '../../../machines/exploration/index.ts';
import { contactSamples } from '../../shared/contact/samples.ts';
import type { asset as assetOperations } from '../operations/asset.ts';
import type { draft as draftOperations } from '../operations/draft.ts';
import type { reason as reasonOperations } from '../operations/reason.ts';
import type { start as startOperations } from '../operations/start.ts';
import type { submit as submitOperations } from '../operations/submit.ts';
import type { RepairQuestions } from '../questions.ts';
import { goesToPerson, resultOf } from '../result.ts';
import { type RepairSituation, reasonOf } from '../situation.ts';
import type { RepairFacts } from '../vocabulary.ts';
import * as record from './records.ts';

type Operations = typeof startOperations &
  typeof assetOperations &
  typeof reasonOperations &
  typeof draftOperations &
  typeof submitOperations;

const suggested = (reason: ReturnType<typeof record.reason>) => ({
  text: reason.description,
  chosen: reason,
});
const photo = { documentId: record.draft.id, fileName: 'leak.jpg', contentType: 'image/jpeg', size: 120_000 };
const kept = { draft: record.draft, changedElsewhere: false };
const changed = { draft: { ...record.draft, eTag: '"2"' }, changedElsewhere: true };
const accepted = { heating: null, outcome: record.outcome(), warnings: [] };
const choice = {
  contractor: record.contractor(),
  isAgreed: true,
  priority: 'NA' as const,
  isWorkingHours: true,
};
const asset = { isEligible: true, errorCode: null, supplimentaryCodes: '', warnings: [] };
const loaded = (answers: Partial<RepairSituation['answers']>) => ({
  draft: record.draft,
  lostReason: null,
  answers: { address: record.flat.premisesId, asset: record.home.id, ...answers },
});
const started = {
  location: 'kitchen',
  reason: suggested(record.reason()),
  details: 'Dripping since last night',
};
const complete = {
  ...started,
  vulnerable: 'no' as const,
  isolating: 'no' as const,
  number: '07700900123',
};

/** What is known early and decides something much later, or decides more than a rule can say. */
function apartAt(situation: RepairSituation, step: string): unknown {
  const { toggles, assets, lostReason } = situation.facts;
  const isLost = lostReason !== null;
  const followUp = reasonOf(situation)?.additionalData[0]?.isEligible;
  if (step === 'property') return [toggles.covidQuestion, followUp, isLost];
  if (step === 'asset')
    return [toggles.covidQuestion, assets.some((asset) => asset.isInDefects), followUp, isLost];
  if (step === 'reason') return followUp;
  if (step === 'confirmation') return [resultOf(situation), goesToPerson(situation)];
  return null;
}

/** Whether a saved repair brought answers of later steps with it, which are checked when those steps are reached. */
const bringsMore = ({ answers, facts, editing }: RepairSituation): boolean =>
  facts.resuming !== null && editing && answers.vulnerable === 'yes' && (answers.files?.length ?? 0) > 0;

export const samples: SamplesFor<RepairQuestions, Operations, RepairFacts> & {
  tellApart(situation: RepairSituation, step: string): unknown;
} = {
  initialScenarios: {
    'a new repair': {},
    'a saved repair, in another browser': { resuming: record.savedDraftId },
  },

  answers: {
    address: (facts) => facts.homes.map((home) => home.premisesId),
    asset: (facts) => facts.assets.map((asset) => asset.id),
    location: ['kitchen'],
    reason: [
      { text: 'zzzz', chosen: null, noMatch: true },
      ...[record.reason(), record.burst, record.outOfHoursReason, record.alarm, record.notForThisTenancy].map(
        suggested,
      ),
    ],
    followUp: ['yes', 'no'],
    access: ['yes', 'next', 'no'],
    duplicate: (facts) => ['none', ...facts.duplicates.map((repair) => repair.id)],
    details: ['Dripping since last night', 'x'.repeat(188), 'cost is $5', 'a <script>', ' '],
    files: [[], [photo], Array.from({ length: 6 }, () => photo)],
    vandalism: ['yes', 'no'],
    crimeReference: ['CR123', 'ab', 'x'.repeat(21), 'a & b'],
    vulnerable: ['yes', 'no'],
    vulnerability: ['Uses a wheelchair', '   '],
    isolating: ['yes', 'no'],
    ...contactSamples,
  },

  outputs: {
    loadResident: {
      'online repairs are closed for maintenance': [record.resident({ toggles: { maintenance: true } })],
      'the resident has no home with us': [record.resident({ homes: [] })],
      'repairs are not taken online where any of the homes is': [
        record.resident({
          homes: [record.garage],
          isMergedLandlord: true,
          toggles: { mergedLandlordRepairs: false },
        }),
      ],
      'the resident can report a repair': [
        record.resident({}),
        record.resident({
          homes: [record.flat, record.cottage, record.garage],
          isMergedLandlord: true,
          toggles: { mergedLandlordRepairs: false },
        }),
        record.resident({ homes: [record.flat, record.cottage] }),
        record.resident({ toggles: { covidQuestion: false, vandalismQuestion: false, enhancedCheck: true } }),
      ],
    },
    readPhotoSwitch: { 'photos are switched on': [true], 'photos are switched off': [false] },
    loadAssets: {
      'nothing can be repaired there': [[]],
      'the home and what belongs to it': [
        [record.home, record.block, record.estate],
        [record.home, { ...record.block, isInDefects: true, isHighRise: true }],
      ],
    },
    checkAsset: {
      'refused with E4': [{ ...asset, isEligible: false, errorCode: 'E4' }],
      'refused with E5': [{ ...asset, isEligible: false, errorCode: 'E5' }],
      'refused with E24': [{ ...asset, isEligible: false, errorCode: 'E24' }],
      'refused for another reason': [{ ...asset, isEligible: false, errorCode: 'E99' }],
      'can be repaired': [asset],
    },
    loadLocations: {
      'no places are known': [[]],
      'the places that can be chosen': [[{ value: 'kitchen', label: 'Kitchen' }]],
    },
    checkReason: {
      'refused with E1': [record.refusedReason('E1')],
      'refused with E4': [record.refusedReason('E4')],
      'refused with E5': [record.refusedReason('E5')],
      'refused with E8': [record.refusedReason('E8')],
      'refused with SSR037': [record.refusedReason('SSR037')],
      'refused with E21': [record.refusedReason('E21')],
      'refused with E22': [record.refusedReason('E22')],
      'refused with E23': [record.refusedReason('E23')],
      'refused with E24': [record.refusedReason('E24')],
      'refused with E25': [record.refusedReason('E25')],
      'refused with SSR005': [record.refusedReason('SSR005')],
      'refused with SSR069': [record.refusedReason('SSR069')],
      'refused with E3': [record.refusedReason('E3')],
      'refused for this kind of tenancy': [accepted],
      'refused with E2, but a follow-up question decides': [record.refusedReason('E2')],
      'the heating may be shared': [
        { heating: { sor: null, errorCode: 'E32' }, outcome: record.outcome(), warnings: [] },
      ],
      'refused with E35, and the provider checks such repairs': [record.refusedReason('E35')],
      'the records of the heating do not match': [
        { heating: { sor: null, errorCode: 'E40' }, outcome: record.outcome(), warnings: [] },
      ],
      'refused for another reason': [record.refusedReason('E99')],
      'can be reported': [
        accepted,
        { heating: null, outcome: record.outcome({ triageType: 'CATALYST_TRIAGE_TIER2' }), warnings: [] },
      ],
    },
    checkVulnerability: {
      'the provider wants to talk first': [{ isEligible: false, errorCode: 'E35' }],
      'can be reported': [{ isEligible: true, errorCode: null }],
    },
    findDuplicates: {
      'something like it may be open': [
        [
          record.duplicate(1, 'open'),
          record.duplicate(2, 'under review'),
          record.duplicate(3, 'with triage'),
          record.duplicate(4, 'saved draft'),
        ],
        [record.duplicate(5, 'saved draft')],
      ],
      'nothing like it is open': [[]],
    },
    resumeDraft: {
      'repairs are not taken online where the home of the saved repair is': [
        loaded({ address: record.garage.premisesId }),
      ],
      'the saved repair is there': [
        loaded({}),
        { ...loaded({ location: 'kitchen' }), lostReason: 'Dripping tap' },
        loaded({ ...started, reason: suggested(record.alarm) }),
        loaded({ ...started, reason: suggested(record.notForThisTenancy) }),
        loaded(complete),
        loaded({ ...complete, files: [photo], vulnerable: 'yes', vulnerability: 'Uses a wheelchair' }),
      ],
    },
    startDraft: {
      'the new repair has no address': [{ draft: null, changedElsewhere: false }],
      'saved anew for another place, without the files of the first': [{ ...kept, withoutFiles: true }],
      'somebody changed the repair first': [changed],
      saved: [kept],
    },
    keepDraft: { 'somebody changed the repair first': [changed], saved: [kept] },
    saveOnLeaving: { 'somebody changed the repair first': [changed], saved: [kept] },
    attachFiles: { 'somebody changed the repair first': [changed], saved: [kept] },
    discardDraft: { 'thrown away': [null] },
    switchDraft: { 'the saved repair is there': [loaded(started)] },
    chooseContractor: {
      'no contractor can take it': [
        { ...choice, contractor: null },
        { ...choice, contractor: record.contractor({ isActive: false }) },
      ],
      'the provider wants to talk first': [{ ...choice, isAgreed: false }],
      'a contractor can take it': [
        choice,
        { ...choice, contractor: record.contractor({ isEMA: true }) },
        { ...choice, contractor: record.contractor({}, true) },
      ],
    },
    submit: {
      'online repairs were closed meanwhile': [{ sent: false, why: 'closed', eTag: '"8"' }],
      'somebody saved the repair meanwhile': [{ sent: false, why: 'changed', eTag: '"10"' }],
      'there is no saved repair to send': [{ sent: false, why: 'no order', eTag: '' }],
      'sent, for a person to look at': [
        { sent: true, eTag: '"9"', isForPerson: false },
        { sent: true, eTag: '"9"', isForPerson: true },
      ],
      'sent, to get a job number': [{ sent: true, eTag: '"9"', isForPerson: false }],
    },
    awaitJobNumber: {
      'the job number has not come': [null],
      'an appointment can be booked': ['R-1000001'],
      'no appointment to book': ['R-1000001'],
    },
  },

  tellApart: (situation, step) => [apartAt(situation, step), bringsMore(situation)],
};
