import { notices } from '../../content/notices.ts';
import type { ReasonChecked } from '../../journeys/repair/calls/reason.ts';
import type { ResidentLoaded } from '../../journeys/repair/calls/resident.ts';
import { questions, type RepairQuestions } from '../../journeys/repair/questions.ts';
import {
  asksAccess,
  assetOf,
  duplicateOf,
  homeOf,
  isClosed,
  isEmergency,
  isHome,
  type RepairSituation,
  reasonOf,
} from '../../journeys/repair/situation.ts';
import type { ReasonFacts, RepairFacts } from '../../journeys/repair/vocabulary.ts';
import type { Complaint } from '../../machines/question.ts';

export type QuestionId = keyof RepairQuestions;
export type Answers = RepairSituation['answers'];

export interface HandWrittenContext {
  readonly facts: RepairFacts;
  readonly answers: Answers;
  /** Entered at the step in hand, not confirmed by Continue. */
  readonly entered: Answers;
  readonly complaints: Readonly<Record<string, readonly Complaint[]>>;
  readonly attempts: number;
  readonly notices: readonly string[];
  /** The answers for which the asset and the reason were checked, and what came of it. */
  readonly checked: Readonly<Record<string, { readonly of: string; readonly refused: readonly string[] }>>;
  readonly pressed: boolean;
  readonly key: string;
}

export const situationOf = ({ answers, entered, facts }: HandWrittenContext): RepairSituation => ({
  answers: { ...answers, ...entered },
  facts,
  editing: false,
});

/** The questions of each step, as far as they are asked in a situation. */
export const asked = {
  property: () => ['address'],
  asset: () => ['asset'],
  reason: () => ['location', 'reason'],
  followUp: () => ['followUp'],
  emergency: () => ['access'],
  duplicate: () => ['duplicate'],
  details: () => ['details'],
  media: () => ['files'],
  vandalism: ({ answers }) => (answers.vandalism === 'yes' ? ['vandalism', 'crimeReference'] : ['vandalism']),
  vulnerability: ({ answers }) =>
    answers.vulnerable === 'yes' ? ['vulnerable', 'vulnerability'] : ['vulnerable'],
  covid: () => ['isolating'],
  contact: ({ answers }) =>
    answers.number === 'another' ? ['number', 'relation', 'phone', 'name'] : ['number'],
} as const satisfies Record<string, (it: RepairSituation) => readonly QuestionId[]>;

export type StepId = keyof typeof asked;

const afterReason: readonly QuestionId[] = [
  'followUp',
  'access',
  'duplicate',
  'vandalism',
  'crimeReference',
  'vulnerable',
  'vulnerability',
  'isolating',
];
const contact: readonly QuestionId[] = ['number', 'relation', 'phone', 'name'];

/** What is asked again when an answer of a step changes. */
export const cleared: Partial<Record<StepId, readonly QuestionId[]>> = {
  property: ['asset', 'location', 'reason', ...afterReason, ...contact],
  asset: ['location', 'reason', ...afterReason, ...contact],
  reason: [...afterReason, ...contact],
  followUp: [...afterReason.slice(1), ...contact],
  emergency: ['details', ...afterReason.slice(3), ...contact],
  vandalism: ['vulnerable', 'vulnerability', 'isolating', ...contact],
  vulnerability: ['isolating', ...contact],
  covid: contact,
};

/** Whether a step is asked. */
export const isAsked = {
  property: ({ facts }) => facts.homes.length > 1,
  followUp: ({ facts }) => facts.reason.followUp !== null,
  emergency: asksAccess,
  duplicate: (it) => isHome(it) || it.facts.duplicates.length > 0,
  media: ({ facts }) => facts.photosAllowed,
  vandalism: (it) => assetOf(it)?.isInDefects === true && !isHome(it) && it.facts.toggles.vandalismQuestion,
  vulnerability: (it) => isHome(it) && !isEmergency(it),
  covid: (it) => isHome(it) && it.facts.toggles.covidQuestion,
} as const satisfies Partial<Record<StepId, (it: RepairSituation) => boolean>>;

/** Why a step cannot be continued with these answers. */
export const stop: Partial<Record<StepId, (it: RepairSituation) => string | undefined>> = {
  property(it) {
    const home = homeOf(it);
    return home !== undefined && isClosed(it, home) ? 'SSR001' : undefined;
  },
  reason: ({ answers }) => (answers.reason?.noMatch ? 'Repair_Reason_NoMatch_Message' : undefined),
  followUp: ({ answers }) => (answers.followUp === 'no' ? 'SSR057' : undefined),
  emergency: ({ answers }) => (answers.access === 'no' ? 'SSR068' : undefined),
  duplicate(it) {
    const standing = duplicateOf(it)?.standing;
    if (standing === 'open') return 'SSR074';
    if (standing === 'under review') return 'SSR075a';
    return standing === 'with triage' ? 'SSR050' : undefined;
  },
  covid: (it) =>
    it.answers.isolating === 'yes' && it.answers.vulnerable === 'no' && !isEmergency(it)
      ? 'SSR048'
      : undefined,
};

/** Complaints about the answers of a step; empty when each question that it asks has its answer. */
export function complaintsOf(step: StepId, it: RepairSituation): Record<string, readonly Complaint[]> {
  const complaints: Record<string, readonly Complaint[]> = {};
  for (const question of asked[step](it)) {
    const found = questions[question].check(it.answers[question] as never, it.facts);
    if (found.length > 0) complaints[question] = found;
  }
  return complaints;
}

const readFor = { asset: ['address', 'asset'], reason: ['address', 'asset', 'reason'] } as const;
export type Checked = keyof typeof readFor;

export const fingerprint = (check: Checked, it: RepairSituation): string =>
  JSON.stringify(readFor[check].map((question) => it.answers[question] ?? null));

export const isRefused = (known: ResidentLoaded, it: RepairSituation): boolean =>
  known.homes.every((home) => isClosed({ ...it, facts: { ...it.facts, ...known } }, home));

export interface AssetChecked {
  readonly isEligible: boolean;
  readonly errorCode: string | null;
  readonly supplimentaryCodes: string;
}

/** The notices with which an asset is refused. */
export function assetRefusal({ isEligible, errorCode }: AssetChecked): readonly string[] {
  if (isEligible) return [];
  return [errorCode !== null && ['E4', 'E5', 'E24'].includes(errorCode) ? errorCode : 'E2'];
}

const codeOf = ({ heating, outcome }: ReasonChecked): string | null =>
  heating?.errorCode ?? (outcome.isEligible ? null : (outcome.errorCode ?? ''));

function followUpOf(it: RepairSituation) {
  const asset = assetOf(it);
  const tenancyType = homeOf(it)?.tenancyType ?? '';
  return reasonOf(it)?.additionalData.find(
    (entry) =>
      entry.assetType === asset?.type &&
      (entry.tenancyTypes.length === 0 || entry.tenancyTypes.includes(tenancyType)),
  );
}

const named = ['E1', 'E4', 'E8', 'SSR037', 'E21', 'E22', 'E23', 'E24', 'E25', 'SSR005', 'SSR069', 'E3'];

/** The notices with which a reason is refused. */
export function reasonRefusal(checked: ReasonChecked, it: RepairSituation): readonly string[] {
  const code = codeOf(checked);
  if (code !== null && named.includes(code)) return [code];
  const followUp = followUpOf(it);
  if (followUp?.isEligible === false) return ['E2'];
  if ((code === 'E2' && followUp) || code === 'E32' || code === null) return [];
  if (code === 'E35' && it.facts.toggles.enhancedCheck) return ['OrbisBlockMsg1', 'OrbisBlockMsg2'];
  return [checked.heating?.errorCode ? 'SSR049' : 'E2'];
}

/** What the check of a reason tells. */
export const reasonFacts = (checked: ReasonChecked, it: RepairSituation): ReasonFacts => ({
  followUp: followUpOf(it)?.description ?? null,
  sorCode: checked.heating?.sor ?? checked.outcome.sor ?? reasonOf(it)?.sors[0]?.sorCode ?? 'NA',
  triage: checked.outcome.triageType,
  contractor: checked.outcome.contractor,
  codes: [codeOf(checked), ...checked.outcome.supplimentaryCodes.split(',')].flatMap((code) =>
    code ? [code.trim()] : [],
  ),
});

export const warnings = (codes: string): readonly string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => Object.hasOwn(notices, code));
