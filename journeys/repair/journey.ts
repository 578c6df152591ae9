import { duplicateHints } from '../../content/repair-duplicates.ts';
import { addressOfRepair, errorPages, homePage, schedulerPage, startPage } from '../shared/addresses.ts';
import { contactNames, contactStep } from '../shared/contact/step.ts';
import { asset } from './operations/asset.ts';
import { draft } from './operations/draft.ts';
import { reason } from './operations/reason.ts';
import { start } from './operations/start.ts';
import { submit } from './operations/submit.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { duplicatesOf } from './situation.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Everything that follows the reason, in the order in which it is asked. */
const afterReason = [
  'followUp',
  'access',
  'duplicate',
  'vandalism',
  'crimeReference',
  'vulnerable',
  'vulnerability',
  'isolating',
] as const;

/** Reporting a repair. */
export const repair = journey({
  id: 'repair',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations: { ...start, ...asset, ...reason, ...draft, ...submit },

  steps: {
    property: {
      route: routes.property,
      load: ['loadResident', { run: 'resumeDraft', when: 'a saved repair is being carried on' }],
      when: 'the resident has several homes',
      asks: ['address'],
      blocks: [{ when: 'repairs are not taken online where this home is', notice: 'SSR001' }],
      resets: ['asset', 'location', 'reason', ...afterReason, ...contactNames],
    },
    asset: {
      route: routes.asset,
      load: ['loadAssets'],
      asks: ['asset'],
      check: ['checkAsset'],
      notices: [{ when: 'the building is high', notice: 'Repair_Highrise' }],
      resets: ['location', 'reason', ...afterReason, ...contactNames],
    },
    reason: {
      route: routes.reason,
      load: ['loadLocations'],
      asks: ['location', 'reason'],
      check: ['checkReason'],
      blocks: [{ when: 'no repair has these words', notice: 'Repair_Reason_NoMatch_Message' }],
      notices: [
        {
          when: 'what the saved repair was about is gone',
          notice: 'Repair_Reason_Gone',
        },
        { when: 'the building is high', notice: 'Repair_Highrise' },
      ],
      submit: ['startDraft'],
      resets: [...afterReason, ...contactNames],
    },
    followUp: {
      route: routes.followUp,
      when: 'the reason has a follow-up question',
      asks: ['followUp'],
      blocks: [{ when: 'the follow-up question is answered no', notice: 'SSR057' }],
      resets: [
        'access',
        'duplicate',
        'vandalism',
        'crimeReference',
        'vulnerable',
        'vulnerability',
        'isolating',
        ...contactNames,
      ],
    },
    emergency: {
      route: routes.emergency,
      when: 'the repair is an emergency inside a home',
      asks: ['access'],
      blocks: [{ when: 'nobody can give access', notice: 'SSR068' }],
      resets: [
        'details',
        'vandalism',
        'crimeReference',
        'vulnerable',
        'vulnerability',
        'isolating',
        ...contactNames,
      ],
    },
    duplicate: {
      route: routes.duplicate,
      load: ['findDuplicates'],
      when: 'a repair like this may be open already',
      asks: ['duplicate'],
      blocks: [
        { when: 'it is a repair that is open already', notice: 'SSR074' },
        { when: 'it is a repair that is being reviewed', notice: 'SSR075a' },
        { when: 'it is a repair that was passed to a team', notice: 'SSR050' },
      ],
      notices: [
        { when: 'it is none of the repairs listed', notice: 'SSR044' },
        { when: 'it is a repair saved earlier', notice: 'SSR045' },
      ],
      submit: [{ run: 'switchDraft', when: 'it is a repair saved earlier' }],
    },
    details: {
      route: routes.details,
      asks: ['details'],
      submit: ['keepDraft'],
    },
    media: {
      route: routes.media,
      load: ['readPhotoSwitch'],
      when: 'photos can be added',
      reviewWhenSkipped: true,
      asks: ['files'],
      check: [{ run: 'attachFiles', when: 'files were added or removed', debounceMs: 1000 }],
    },
    vandalism: {
      route: routes.vandalism,
      when: 'vandalism is asked about in shared parts under guarantee',
      asks: ['vandalism', { question: 'crimeReference', when: 'it was vandalism' }],
      submit: ['keepDraft'],
      resets: ['vulnerable', 'vulnerability', 'isolating', ...contactNames],
    },
    vulnerability: {
      route: routes.vulnerability,
      when: 'the repair is inside a home and no emergency',
      asks: ['vulnerable', { question: 'vulnerability', when: 'somebody is vulnerable' }],
      check: [
        { run: 'checkVulnerability', when: 'somebody is vulnerable, and the provider checks such repairs' },
      ],
      submit: ['keepDraft'],
      resets: ['isolating', ...contactNames],
    },
    covid: {
      route: routes.covid,
      when: 'isolating is asked about inside a home',
      asks: ['isolating'],
      blocks: [{ when: 'somebody is isolating, nobody is vulnerable, and it can wait', notice: 'SSR048' }],
      submit: ['keepDraft'],
      resets: [...contactNames],
    },
    contact: {
      route: routes.contact,
      ...contactStep,
      submit: ['keepDraft'],
    },
    confirmation: {
      route: routes.confirmation,
      load: ['chooseContractor'],
      submit: ['submit', 'awaitJobNumber'],
    },
  },

  review: 'confirmation',
  back: 'confirmed',
  backEnd: 'home',
  preservedOnBack: ['files'],
  exit: { leave: 'discardDraft', save: 'saveOnLeaving', end: 'home' },
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'repair_Journey_Error_Message1' },
  },
  ends: {
    home: { route: homePage },
    scheduler: { route: schedulerPage },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: {
    failed: { route: errorPages.failed },
    workOrderError: { route: errorPages.workOrderError },
  },
  placeholders: ({ facts, answers }) => ({
    reason: answers.reason?.text ?? '',
    lostReason: facts.lostReason ?? '',
    followUp: facts.reason.followUp ?? '',
    duplicateHint: duplicateHints[duplicatesOf(facts)],
    contractor: facts.reason.contractor?.name ?? facts.contractor?.name ?? '',
    contractorPhone: facts.reason.contractor?.phoneNumber ?? facts.contractor?.phoneNumber ?? '',
    repairPage: answers.duplicate === undefined ? '' : addressOfRepair(answers.duplicate),
  }),
});
