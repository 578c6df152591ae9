import type { NoticeKey } from '../../../content/notices.ts';
import { noSorCode } from '../../../contract/priority.ts';
import type { RepairReason } from '../../../contract/reference.ts';
import { waterLoss } from '../../../contract/repair-rules.ts';
import { splitList } from '../../../contract/split-list.ts';
import type { OutcomeOf } from '../../../machines/engine/index.ts';
import type { ReasonChecked } from '../calls/reason.ts';
import { questions, type RepairQuestions } from '../questions.ts';
import { assetOf, homeOf, type RepairSituation, reasonOf } from '../situation.ts';
import { operation, type ReasonFacts, type RepairVocabulary } from '../vocabulary.ts';

const define = operation(questions);
const reasonCalls = () => import('../calls/reason.ts');

type ReasonOutcome = OutcomeOf<ReasonChecked, RepairQuestions, RepairVocabulary>;

/** The follow-up question for this asset and tenancy: the first that fits. */
function followUpOf(situation: RepairSituation) {
  const asset = assetOf(situation);
  const tenancyType = homeOf(situation)?.tenancyType ?? '';
  return reasonOf(situation)?.additionalData.find(
    (entry) =>
      entry.assetType === asset?.type &&
      (entry.tenancyTypes.length === 0 || entry.tenancyTypes.includes(tenancyType)),
  );
}

const codeOf = ({ heating, outcome }: ReasonChecked): string | null =>
  heating?.errorCode ?? (outcome.isEligible ? null : (outcome.errorCode ?? ''));

/** The code that a repair is raised with: what the heating needs, else a pump for lost water, else the reason's own. */
function sorCodeOf(reason: RepairReason | undefined, { heating, outcome }: ReasonChecked): string {
  const hasPump = splitList(outcome.supplimentaryCodes).includes('FISPUMPS02');
  if (reason?.description === waterLoss.reason && hasPump) return waterLoss.pumpCode;
  return heating?.sor ?? outcome.sor ?? reason?.sors[0]?.sorCode ?? noSorCode;
}

const known = (checked: ReasonChecked, situation: RepairSituation): { readonly reason: ReasonFacts } => ({
  reason: {
    followUp: followUpOf(situation)?.description ?? null,
    sorCode: sorCodeOf(reasonOf(situation), checked),
    triage: checked.outcome.triageType,
    contractor: checked.outcome.contractor,
    codes: [codeOf(checked), ...splitList(checked.outcome.supplimentaryCodes)].flatMap((code) => code || []),
  },
});

const warnings = (checked: ReasonChecked) => checked.warnings;

const refusedReason = (
  ...shown: readonly NoticeKey[]
): Pick<ReasonOutcome, 'goTo' | 'facts' | 'notices'> => ({
  facts: known,
  notices: () => shown,
  goTo: 'block',
});

/** Codes that stop a repair and show the message of the same name. */
const refusing = [
  'E1',
  'E4',
  'E5',
  'E8',
  'SSR037',
  'E21',
  'E22',
  'E23',
  'E24',
  'E25',
  'SSR005',
  'SSR069',
] as const;

const refusals = Object.fromEntries(
  refusing.map((code): [string, ReasonOutcome] => [
    `refused with ${code}`,
    { when: (checked) => codeOf(checked) === code, ...refusedReason(code) },
  ]),
) as Record<`refused with ${(typeof refusing)[number]}`, ReasonOutcome>;

/** The three parts of the message that the provider wants to talk first. */
export const talkFirst = ['OrbisBlockMsg1', 'OrbisBlockMsg2', 'OrbisBlockMsg3'] as const;

export const reason = {
  checkReason: define({
    dependsOn: ['address', 'asset', 'reason'],
    run: async (it, tools) => (await reasonCalls()).checkReason(it, tools),
    outcomes: {
      ...refusals,
      'refused with E3': {
        when: (checked) => codeOf(checked) === 'E3',
        facts: known,
        goTo: 'block',
        silentBecause: 'the words beside the search box already ask for another repair',
      },
      'refused for this kind of tenancy': {
        when: (_checked, it) => followUpOf(it)?.isEligible === false,
        ...refusedReason('E2'),
      },
      'refused with E2, but a follow-up question decides': {
        when: (checked, it) => codeOf(checked) === 'E2' && followUpOf(it) !== undefined,
        facts: known,
        notices: warnings,
        tone: 'warning',
        goTo: 'next',
      },
      'the heating may be shared': {
        when: (checked) => codeOf(checked) === 'E32',
        facts: known,
        notices: (checked) => ['SSR047', ...checked.warnings],
        goTo: 'next',
      },
      'refused with E35, and the provider checks such repairs': {
        when: (checked, it) => codeOf(checked) === 'E35' && it.facts.toggles.enhancedCheck,
        ...refusedReason(...talkFirst),
      },
      'the records of the heating do not match': {
        when: (checked) => checked.heating?.errorCode != null,
        ...refusedReason('SSR049'),
      },
      'refused for another reason': {
        when: (checked) => codeOf(checked) !== null,
        ...refusedReason('E2'),
      },
      'can be reported': { facts: known, notices: warnings, tone: 'warning', goTo: 'next' },
    } satisfies Record<string, ReasonOutcome>,
  }),

  checkVulnerability: define({
    dependsOn: ['asset', 'reason', 'access', 'duplicate', 'vulnerable'],
    run: async (it, tools) => (await reasonCalls()).checkWithProvider(it, tools),
    outcomes: {
      'the provider wants to talk first': {
        when: (answer) => !answer.isEligible,
        notices: () => talkFirst,
        goTo: 'block',
      },
      'can be reported': { goTo: 'next' },
    },
  }),
};
