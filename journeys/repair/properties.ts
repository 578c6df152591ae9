import {
  asksStep,
  hasLeft,
  hasNotices,
  type Moment,
  type PropertiesOf,
  staysOnContinue,
  wentBack,
} from '../../machines/exploration/index.ts';
import type { RepairQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { RepairFacts } from './vocabulary.ts';

type Properties = PropertiesOf<RepairQuestions, RepairFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const isRefused = (it: At, ...notices: readonly string[]) => it.isBlocked && hasNotices(it, ...notices);
const hasEnded = (it: Pick<Moment, 'activity'>) => it.activity === 'ended';

const home = ({ facts, answers }: At) =>
  facts.homes.length === 1 ? facts.homes[0] : facts.homes.find((one) => one.premisesId === answers.address);
const asset = ({ facts, answers }: At) => facts.assets.find((one) => one.id === answers.asset);
const isInside = (it: At) => asset(it)?.type === 'Property';
const isShared = (it: At) => asset(it) !== undefined && !isInside(it);
const reason = ({ answers }: At) => answers.reason?.chosen ?? undefined;
const priority = (it: At) => reason(it)?.priority ?? '';
const isUrgent = (it: At) =>
  priority(it) === 'Emergency' && isInside(it)
    ? it.answers.access === 'yes'
    : ['Emergency', 'Emergency (OOH)'].includes(priority(it));
const followUp = (it: At) =>
  reason(it)?.additionalData.find(
    ({ assetType, tenancyTypes }) =>
      assetType === asset(it)?.type &&
      (tenancyTypes.length === 0 || tenancyTypes.includes(home(it)?.tenancyType ?? '')),
  );
const listed = ({ facts, answers }: At) => facts.duplicates.find(({ id }) => id === answers.duplicate);
const isClosedArea = (
  { facts }: At,
  { borough, region }: { readonly borough: string; readonly region: string },
) =>
  facts.resident?.isMergedLandlord === true &&
  !facts.toggles.mergedLandlordRepairs &&
  facts.toggles.closedAreas.some((area) => area === borough || area === region);
const asksVandalism = (it: At) =>
  isShared(it) && asset(it)?.isInDefects === true && it.facts.toggles.vandalismQuestion;

const order = [
  'property',
  'asset',
  'reason',
  'followUp',
  'emergency',
  'duplicate',
  'details',
  'media',
  'vandalism',
  'vulnerability',
  'covid',
  'contact',
  'confirmation',
];
const isBeyond = (it: At, step: string) => order.indexOf(it.step) > order.indexOf(step);

/** An answer was changed, and not by a saved repair that took the place of this one. */
const changed = (it: At, question: 'address' | 'asset' | 'access' | 'vulnerable' | 'isolating') =>
  it.before?.confirmed[question] !== undefined &&
  it.before.confirmed[question] !== it.confirmed[question] &&
  it.confirmed[question] !== undefined &&
  !it.returned('resumeDraft') &&
  !it.returned('switchDraft');
const changedReason = (it: At) => {
  const [before, now] = [it.before?.confirmed.reason?.chosen, it.confirmed.reason?.chosen];
  return (
    Boolean(before && now && before.id !== now.id) &&
    !it.returned('resumeDraft') &&
    !it.returned('switchDraft')
  );
};
type Question = keyof At['answers'];
const forgot = (it: At, ...questions: readonly Question[]) =>
  questions.every((question) => it.confirmed[question] === undefined);
const contact = ['number', 'relation', 'phone', 'name'] as const;
const urgency = ['followUp', 'access', 'duplicate'] as const;
const household = ['vandalism', 'crimeReference', 'vulnerable', 'vulnerability', 'isolating'] as const;

const codeOf = (it: At) => {
  const said = it.returned('checkReason')?.output;
  if (!said) return undefined;
  return said.heating?.errorCode ?? (said.outcome.isEligible ? null : said.outcome.errorCode);
};
const refusedWithCode = (code: string): Properties[number] => ({
  says: `A reason that the provider refuses with ${code} cannot be reported, and the message ${code} says why.`,
  rows: [code === 'E1' || code === 'E5' ? 'A31' : 'REP-ELIG-04', `MSG-${code}`],
  when: (it) => codeOf(it) === code,
  always: (it) =>
    asksStep(it, 'reason') &&
    isRefused(it, code) &&
    it.notices.length === 1 + Number(hasNotices(it, 'Repair_Highrise')),
});
const refusedAsset = (code: string): Properties[number] => ({
  says: `A place that the provider refuses with ${code} cannot be chosen, and the message ${code} says why.`,
  rows: ['REP-ASSET-07'],
  when: (it) => it.returned('checkAsset')?.output.errorCode === code,
  always: (it) => asksStep(it, 'asset') && isRefused(it, code),
});
const talkFirst = ['OrbisBlockMsg1', 'OrbisBlockMsg2', 'OrbisBlockMsg3'];
const beforeDuplicates = (it: At) =>
  priority(it) === 'Emergency' && isInside(it) ? 'emergency' : beforeEmergency(it);
const beforeEmergency = (it: At) => (followUp(it) === undefined ? 'reason' : 'followUp');
const refusedEntry = (
  says: string,
  row: string,
  isWrong: (answers: At['answers']) => boolean,
  step: string,
  notice: string,
): Properties[number] => ({
  says,
  rows: [row],
  when: (it) => staysOnContinue(it, step) && isWrong(it.answers),
  always: (it) => it.complaints.includes(notice),
});
const saving = ['startDraft', 'keepDraft', 'saveOnLeaving', 'attachFiles'] as const;

export const properties: Properties = [
  // The order of the steps.
  {
    says: 'Steps are asked in their order: what leads forward never leads back, unless an answer is changed.',
    rows: ['REP-ORDER-01'],
    when: (it) => it.event?.type === 'CONTINUE' && !hasEnded(it) && it.before?.isEditing === false,
    always: (it) => order.indexOf(it.step) >= order.indexOf(it.before?.step ?? ''),
  },
  {
    says: 'A resident with one home is never asked which home it is for.',
    rows: ['REP-ORDER-10'],
    when: (it) => it.facts.homes.length === 1,
    never: (it) => asksStep(it, 'property'),
  },
  {
    says: 'A resident with several homes chooses one before anything else is asked.',
    rows: ['REP-ORDER-10', 'REP-PROP-01', 'GEN-02'],
    when: (it) => it.facts.homes.length > 1 && isBeyond(it, 'property'),
    always: (it) => it.facts.homes.some(({ premisesId }) => premisesId === it.answers.address),
  },
  {
    says: 'The follow-up question is asked only where the reason has one for this place and tenancy.',
    rows: ['REP-ORDER-02', 'A32'],
    when: (it) => asksStep(it, 'followUp'),
    always: (it) => followUp(it) !== undefined,
  },
  {
    says: 'Where the reason has a follow-up question, nobody goes on without having answered it with yes.',
    rows: ['REP-ORDER-02', 'REP-LOC-07', 'REP-SUP-02', 'REP-SUP-03'],
    when: (it) => followUp(it) !== undefined && isBeyond(it, 'followUp'),
    always: (it) => it.answers.followUp === 'yes',
  },
  {
    says: 'The follow-up question has a text wherever it is asked.',
    rows: ['REP-ROUTE-04', 'A32'],
    when: (it) => asksStep(it, 'followUp'),
    always: (it) => it.facts.reason.followUp === followUp(it)?.description,
  },
  {
    says: 'Whether somebody can give access is asked only for an emergency inside a home.',
    rows: ['REP-ORDER-03', 'A17', 'A18'],
    when: (it) => asksStep(it, 'emergency'),
    always: (it) => priority(it) === 'Emergency' && isInside(it),
  },
  {
    says: 'For an emergency inside a home nobody goes on without having said whether somebody can give access.',
    rows: ['REP-ORDER-03', 'REP-EMER-01', 'REP-EMER-04'],
    when: (it) => priority(it) === 'Emergency' && isInside(it) && isBeyond(it, 'emergency'),
    always: (it) => it.answers.access === 'yes' || it.answers.access === 'next',
  },
  {
    says: 'Inside a home, nobody goes on without having looked at the repairs that are open already.',
    rows: ['REP-ORDER-04', 'A29', 'REP-EMER-05'],
    when: (it) => isInside(it) && isBeyond(it, 'duplicate'),
    always: (it) => it.answers.duplicate !== undefined,
  },
  {
    says: 'For shared parts the repairs that are open already are shown only if there are any.',
    rows: ['REP-ORDER-04', 'A29'],
    when: (it) => asksStep(it, 'duplicate') && isShared(it),
    always: (it) => it.facts.duplicates.length > 0,
  },
  {
    says: 'For shared parts with repairs that are open already, nobody goes on without having looked at them.',
    rows: ['REP-ORDER-04', 'A29'],
    when: (it) => isShared(it) && it.facts.duplicates.length > 0 && isBeyond(it, 'duplicate'),
    always: (it) => it.answers.duplicate !== undefined,
  },
  {
    says: 'Photos are asked for only where the provider takes them.',
    rows: ['REP-ORDER-05'],
    when: (it) => asksStep(it, 'media'),
    always: (it) => it.facts.photosAllowed,
  },
  {
    says: 'From the description photos can be reached.',
    rows: ['REP-ORDER-05', 'REP-ADD-07'],
    from: (it) => asksStep(it, 'details'),
    canAlwaysReach: (it) => asksStep(it, 'media'),
  },
  {
    says: 'Vandalism is asked about only for shared parts under guarantee, where the provider asks it.',
    rows: ['REP-ORDER-06', 'A20'],
    when: (it) => asksStep(it, 'vandalism'),
    always: asksVandalism,
  },
  {
    says: 'For shared parts under guarantee nobody goes on without having said whether it was vandalism.',
    rows: ['REP-ORDER-06', 'A20', 'DRAFT-10'],
    when: (it) => asksVandalism(it) && isBeyond(it, 'vandalism'),
    always: (it) => it.answers.vandalism !== undefined,
  },
  {
    says: 'Whether somebody is vulnerable is asked only inside a home.',
    rows: ['REP-ORDER-07'],
    when: (it) => asksStep(it, 'vulnerability'),
    always: isInside,
  },
  {
    says: 'Whether somebody is vulnerable is never asked in an emergency.',
    rows: ['REP-ORDER-08', 'A18', 'A19', 'REP-CONF-03'],
    when: (it) => asksStep(it, 'vulnerability'),
    never: isUrgent,
  },
  {
    says: 'Inside a home and without an emergency nobody goes on without having said whether somebody is vulnerable.',
    rows: ['REP-ORDER-07', 'REP-EMER-07', 'DRAFT-11'],
    when: (it) => isInside(it) && !isUrgent(it) && isBeyond(it, 'vulnerability'),
    always: (it) => it.answers.vulnerable !== undefined,
  },
  {
    says: 'Whether somebody is isolating is asked only inside a home, and only where the provider asks it.',
    rows: ['REP-ORDER-09', 'REP-CONF-05'],
    when: (it) => asksStep(it, 'covid'),
    always: (it) => isInside(it) && it.facts.toggles.covidQuestion,
  },
  {
    says: 'Inside a home nobody goes on without having said whether somebody is isolating, where the provider asks it.',
    rows: ['REP-ORDER-09', 'DRAFT-12'],
    when: (it) => isInside(it) && it.facts.toggles.covidQuestion && isBeyond(it, 'covid'),
    always: (it) => it.answers.isolating !== undefined,
  },
  {
    says: 'Nobody reviews the report without having said whom to contact.',
    rows: ['REP-CUST-09', 'DRAFT-13'],
    when: (it) => it.step === 'confirmation',
    always: ({ answers }) =>
      answers.number !== undefined &&
      (answers.number !== 'another' || Boolean(answers.phone && answers.name && answers.relation)),
  },
  {
    says: 'Nobody reviews the report without having described it.',
    rows: ['REP-ADD-01', 'REP-ADD-05', 'DRAFT-09'],
    when: (it) => isBeyond(it, 'details'),
    always: (it) => (it.answers.details ?? '').trim() !== '',
  },

  // Who may be here.
  {
    says: 'While online repairs are closed for maintenance, nobody can begin.',
    rows: ['DASH-05', 'DASH-06'],
    when: (it) => it.returned('loadResident')?.output.toggles.maintenance === true,
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'repairs_Maintenance_Message'),
  },
  {
    says: 'A resident without a home is told that repairs are not available.',
    rows: ['REP-ASSET-10'],
    when: (it) => it.returned('loadResident')?.output.homes.length === 0,
    always: (it) => it.errorPage === 'failed',
  },
  {
    says: 'A resident of a merged landlord whose homes all lie in closed areas is led home.',
    rows: ['REP-PROP-04', 'REP-PROP-05', 'A08'],
    when: (it) => {
      const said = it.returned('loadResident')?.output;
      return Boolean(
        said?.resident?.isMergedLandlord &&
          !said.toggles.mergedLandlordRepairs &&
          !said.toggles.maintenance &&
          said.homes.length > 0 &&
          said.homes.every(({ borough, region }) =>
            said.toggles.closedAreas.some((area) => area === borough || area === region),
          ),
      );
    },
    always: (it) => it.end === 'home',
  },
  {
    says: 'A home in a closed area cannot be chosen, and a message says so.',
    rows: ['REP-PROP-04', 'A08'],
    when: (it) => {
      const chosen = asksStep(it, 'property') ? home(it) : undefined;
      return chosen !== undefined && isClosedArea(it, chosen);
    },
    always: (it) => isRefused(it, 'SSR001'),
  },
  {
    says: 'A home in an open area can be chosen.',
    rows: ['REP-PROP-04', 'REP-PROP-02'],
    when: (it) => {
      const chosen = asksStep(it, 'property') ? home(it) : undefined;
      return chosen !== undefined && !isClosedArea(it, chosen);
    },
    never: (it) => it.isBlocked,
  },
  {
    says: 'Nothing is reported for a home in a closed area.',
    rows: ['REP-PROP-04', 'A08'],
    when: (it) => isBeyond(it, 'asset'),
    never: (it) => {
      const chosen = home(it);
      return chosen !== undefined && isClosedArea(it, chosen);
    },
  },

  // The place.
  ...['E4', 'E5', 'E24'].map(refusedAsset),
  {
    says: 'A place that the provider refuses for any other reason cannot be chosen either.',
    rows: ['REP-ASSET-06', 'REP-ASSET-07'],
    when: (it) => it.returned('checkAsset')?.output.isEligible === false,
    always: (it) => asksStep(it, 'asset') && it.isBlocked && it.notices.length > 0,
  },
  {
    says: 'A place that the provider accepts can be chosen.',
    rows: ['REP-ASSET-05', 'REP-ASSET-06'],
    when: (it) => it.returned('checkAsset')?.output.isEligible === true,
    never: (it) => it.step === 'asset' && it.isBlocked,
  },
  {
    says: 'Where nothing can be repaired, repairs are said to be unavailable.',
    rows: ['REP-ASSET-10'],
    when: (it) => it.returned('loadAssets')?.output.length === 0,
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'SSR001'),
  },
  {
    says: 'A high building is pointed out for shared parts, and for nothing else.',
    rows: ['CAT-04', 'PRI-09'],
    when: (it) => asksStep(it, 'asset') && asset(it) !== undefined,
    always: (it) => hasNotices(it, 'Repair_Highrise') === (isShared(it) && asset(it)?.isHighRise === true),
  },

  // The reason.
  ...['E1', 'E4', 'E5', 'E8', 'SSR037', 'E21', 'E22', 'E23', 'E24', 'E25', 'SSR005', 'SSR069'].map(
    refusedWithCode,
  ),
  {
    says: 'A reason that the provider refuses with E3 cannot be reported, and no message comes with it.',
    rows: ['REP-ELIG-02', 'A31'],
    when: (it) => codeOf(it) === 'E3',
    always: (it) =>
      asksStep(it, 'reason') && it.isBlocked && !it.notices.some((notice) => notice.startsWith('E')),
  },
  {
    says: 'A reason that is refused with E2 cannot be reported, unless a follow-up question decides.',
    rows: ['REP-ELIG-03', 'MSG-E2', 'A31'],
    when: (it) => codeOf(it) === 'E2',
    always: (it) => (followUp(it)?.isEligible === true ? !isRefused(it, 'E2') : isRefused(it, 'E2')),
  },
  {
    says: 'A reason that is not for this kind of tenancy cannot be reported.',
    rows: ['REP-LOC-12', 'A32'],
    when: (it) =>
      it.returned('checkReason') !== undefined && codeOf(it) === null && followUp(it)?.isEligible === false,
    always: (it) => isRefused(it, 'E2'),
  },
  {
    says: 'Heating that may be shared is pointed out, and can be reported.',
    rows: ['REP-ELIG-05'],
    when: (it) => codeOf(it) === 'E32' && followUp(it)?.isEligible !== false && asksStep(it, 'reason'),
    always: (it) => hasNotices(it, 'SSR047') && !it.isBlocked,
  },
  {
    says: 'A repair that does not match the records of the heating cannot be reported.',
    rows: ['REP-ELIG-06'],
    when: (it) =>
      it.returned('checkReason')?.output.heating?.errorCode === 'E40' && followUp(it)?.isEligible !== false,
    always: (it) => isRefused(it, 'SSR049'),
  },
  {
    says: 'With E35 and the enhanced check switched on, the provider wants to talk first.',
    rows: ['REP-ELIG-07', 'A31', 'MSG-OrbisBlockMsg'],
    when: (it) =>
      codeOf(it) === 'E35' && it.facts.toggles.enhancedCheck && followUp(it)?.isEligible !== false,
    always: (it) => isRefused(it, ...talkFirst),
  },
  {
    says: 'Any other refusal stops the report.',
    rows: ['REP-ELIG-01'],
    when: (it) =>
      it.returned('checkReason')?.output.outcome.isEligible === false && followUp(it) === undefined,
    always: (it) => asksStep(it, 'reason') && it.isBlocked,
  },
  {
    says: 'A reason that the provider accepts can be reported.',
    rows: ['REP-ELIG-01', 'REP-LOC-08'],
    when: (it) =>
      it.returned('checkReason') !== undefined && codeOf(it) === null && followUp(it)?.isEligible !== false,
    never: (it) => it.step === 'reason' && it.isBlocked,
  },
  {
    says: 'Words that match no reason turn Continue off and say so.',
    rows: ['REP-LOC-03'],
    when: (it) => asksStep(it, 'reason') && it.answers.reason?.noMatch === true,
    always: (it) => isRefused(it, 'Repair_Reason_NoMatch_Message'),
  },
  {
    says: 'A missing reason and a missing location are both complained about on Continue.',
    rows: ['REP-LOC-04', 'REP-LOC-05', 'REP-LOC-06'],
    when: (it) =>
      it.event?.type === 'CONTINUE' &&
      asksStep(it, 'reason') &&
      it.before?.step === 'reason' &&
      it.answers.location === undefined &&
      it.answers.reason === undefined,
    always: (it) => it.complaints.includes('SSR051') && it.complaints.includes('SSR052'),
  },

  // The follow-up question.
  {
    says: 'The follow-up question answered no stops the report, and a message says so.',
    rows: ['REP-SUP-02'],
    when: (it) => asksStep(it, 'followUp') && it.answers.followUp === 'no',
    always: (it) => isRefused(it, 'SSR057'),
  },
  {
    says: 'The follow-up question answered yes stops nothing.',
    rows: ['REP-SUP-03'],
    when: (it) => asksStep(it, 'followUp') && it.answers.followUp === 'yes',
    never: (it) => it.isBlocked,
  },
  {
    says: 'Continue without an answer to the follow-up question asks for one.',
    rows: ['REP-SUP-01'],
    when: (it) =>
      asksStep(it, 'followUp') &&
      it.event?.type === 'CONTINUE' &&
      it.answers.followUp === undefined &&
      it.before?.step === 'followUp',
    always: (it) => it.complaints.includes('SSR053'),
  },

  // The emergency.
  {
    says: 'Where nobody can give access the report stops, and the resident is told to come back.',
    rows: ['REP-EMER-04'],
    when: (it) => asksStep(it, 'emergency') && it.answers.access === 'no',
    always: (it) => isRefused(it, 'SSR068'),
  },
  {
    says: 'Access at once and access at the next appointment both lead on.',
    rows: ['REP-EMER-02', 'REP-EMER-05'],
    when: (it) => asksStep(it, 'emergency') && (it.answers.access === 'yes' || it.answers.access === 'next'),
    never: (it) => it.isBlocked,
  },
  {
    says: 'Continue without saying who can give access asks for it.',
    rows: ['REP-EMER-03'],
    when: (it) =>
      asksStep(it, 'emergency') &&
      it.event?.type === 'CONTINUE' &&
      it.before?.step === 'emergency' &&
      it.answers.access === undefined,
    always: (it) => it.complaints.includes('SSR054'),
  },

  // Repairs that are open already.
  {
    says: 'A repair that is open already cannot be reported again.',
    rows: ['REP-DUP-03', 'REP-DUP-05', 'REP-DUP-07', 'A27'],
    when: (it) => asksStep(it, 'duplicate') && listed(it)?.stage === 'open',
    always: (it) => isRefused(it, 'SSR074') && !hasNotices(it, 'SSR075a'),
  },
  {
    says: 'A repair that is being reviewed as a duplicate cannot be reported again.',
    rows: ['REP-DUP-03', 'REP-DUP-06', 'A27'],
    when: (it) => asksStep(it, 'duplicate') && listed(it)?.stage === 'under review',
    always: (it) => isRefused(it, 'SSR075a') && !hasNotices(it, 'SSR074'),
  },
  {
    says: 'A repair that was passed to a team cannot be reported again.',
    rows: ['REP-DUP-03', 'REP-DUP-07', 'A27'],
    when: (it) => asksStep(it, 'duplicate') && listed(it)?.stage === 'with triage',
    always: (it) => isRefused(it, 'SSR050'),
  },
  {
    says: 'None of the repairs listed raises a new repair, and says so.',
    rows: ['REP-DUP-03', 'REP-DUP-08', 'MSG-SSR044'],
    when: (it) => asksStep(it, 'duplicate') && it.answers.duplicate === 'none',
    always: (it) => hasNotices(it, 'SSR044') && !it.isBlocked,
  },
  {
    says: 'A repair that was saved earlier can be carried on, and says so.',
    rows: ['REP-DUP-03', 'REP-DUP-09', 'MSG-SSR045'],
    when: (it) => asksStep(it, 'duplicate') && listed(it)?.stage === 'saved draft',
    always: (it) => hasNotices(it, 'SSR045') && !it.isBlocked,
  },
  {
    says: 'Continue with a repair that was saved earlier fetches it; with none of those listed it fetches nothing.',
    rows: ['REP-DUP-08', 'REP-DUP-09'],
    when: (it) =>
      it.before?.step === 'duplicate' &&
      it.before.isAsking &&
      it.event?.type === 'CONTINUE' &&
      it.complaints.length === 0 &&
      !it.before.isBlocked,
    always: (it) =>
      (it.waitsFor === 'switchDraft') ===
      (it.before !== undefined && listed(it.before)?.stage === 'saved draft'),
  },
  {
    says: 'Continue without choosing one of the repairs asks for a choice.',
    rows: ['REP-DUP-04', 'MSG-SSR055'],
    when: (it) =>
      asksStep(it, 'duplicate') &&
      it.event?.type === 'CONTINUE' &&
      it.before?.step === 'duplicate' &&
      it.answers.duplicate === undefined,
    always: (it) => it.complaints.includes('Duplicate_Repair_SSR055'),
  },

  // The other questions.
  {
    says: 'The crime reference is asked for only when it was vandalism.',
    rows: ['REP-VAND-01'],
    when: (it) => asksStep(it, 'vandalism'),
    always: (it) => it.asked.includes('crimeReference') === (it.answers.vandalism === 'yes'),
  },
  {
    says: 'How it affects them is asked only when somebody is vulnerable, and then it is asked for.',
    rows: ['REP-VULN-01', 'REP-VULN-03'],
    when: (it) => asksStep(it, 'vulnerability'),
    always: (it) => it.asked.includes('vulnerability') === (it.answers.vulnerable === 'yes'),
  },
  {
    says: 'The vulnerable resident has said how it affects them before going on.',
    rows: ['REP-VULN-01', 'DRAFT-11'],
    when: (it) =>
      isInside(it) && !isUrgent(it) && it.answers.vulnerable === 'yes' && isBeyond(it, 'vulnerability'),
    always: (it) => (it.answers.vulnerability ?? '').trim() !== '',
  },
  {
    says: 'The provider is asked about a vulnerable resident where it checks such repairs, and only there.',
    rows: ['REP-ELIG-09'],
    when: (it) => it.waitsFor === 'checkVulnerability',
    always: (it) => it.answers.vulnerable === 'yes' && it.facts.toggles.enhancedCheck,
  },
  {
    says: 'A vulnerable resident to whom the provider wants to talk first cannot go on.',
    rows: ['REP-ELIG-09', 'A33'],
    when: (it) => it.returned('checkVulnerability')?.output.isEligible === false,
    always: (it) => it.step === 'vulnerability' && isRefused(it, ...talkFirst),
  },
  {
    says: 'While somebody is isolating, a repair that can wait is refused if nobody is vulnerable.',
    rows: ['REP-COV-02'],
    when: (it) =>
      asksStep(it, 'covid') &&
      it.answers.isolating === 'yes' &&
      it.answers.vulnerable === 'no' &&
      !isUrgent(it),
    always: (it) => isRefused(it, 'SSR048'),
  },
  {
    says: 'While somebody is isolating, a repair for a vulnerable resident and an emergency are taken.',
    rows: ['REP-COV-03'],
    when: (it) =>
      asksStep(it, 'covid') &&
      it.answers.isolating === 'yes' &&
      (isUrgent(it) || it.answers.vulnerable === 'yes'),
    never: (it) => it.isBlocked,
  },
  {
    says: 'Where nobody is isolating, nothing is refused for it.',
    rows: ['REP-COV-02'],
    when: (it) => asksStep(it, 'covid') && it.answers.isolating === 'no',
    never: (it) => it.isBlocked,
  },
  {
    says: 'Name, relation and number are asked for only with another number than those that are saved.',
    rows: ['REP-CUST-01', 'REP-CUST-02', 'REP-CUST-04'],
    when: (it) => asksStep(it, 'contact'),
    always: (it) =>
      ['relation', 'phone', 'name'].every(
        (one) => it.asked.includes(one) === (it.answers.number === 'another'),
      ),
  },

  refusedEntry(
    'Continue without saying whether somebody is isolating asks for it.',
    'REP-COV-01',
    ({ isolating }) => isolating === undefined,
    'covid',
    'SSR012',
  ),
  refusedEntry(
    'A description with a character that is not allowed is refused.',
    'REP-ADD-04',
    ({ details }) => details === 'cost is $5',
    'details',
    'invalid_characters',
  ),
  refusedEntry(
    'A crime reference of two characters is refused.',
    'REP-VAND-02',
    ({ vandalism, crimeReference }) => vandalism === 'yes' && crimeReference === 'ab',
    'vandalism',
    'minimum_length',
  ),
  refusedEntry(
    'A crime reference of 21 characters is refused.',
    'REP-VAND-02',
    ({ vandalism, crimeReference }) => vandalism === 'yes' && crimeReference?.length === 21,
    'vandalism',
    'maximum_length',
  ),
  refusedEntry(
    'A crime reference with a sign that is not allowed is refused.',
    'REP-VAND-03',
    ({ vandalism, crimeReference }) => vandalism === 'yes' && crimeReference === 'a & b',
    'vandalism',
    'invalid_characters',
  ),
  refusedEntry(
    'Another number that does not begin with 0, or is too short, is refused.',
    'REP-CUST-03',
    ({ number, phone }) => number === 'another' && phone === '0123',
    'contact',
    'SSR002',
  ),

  // Where Back and Continue lead.
  {
    says: 'Back from the place leads to the homes where there are several, else Home.',
    rows: ['REP-ASSET-04'],
    when: (it) => wentBack(it, 'asset'),
    always: (it) => (it.facts.homes.length > 1 ? it.step === 'property' : it.end === 'home'),
  },
  {
    says: 'Back from the emergency leads to the follow-up question where the reason has one, else to the reason.',
    rows: ['REP-EMER-06'],
    when: (it) => wentBack(it, 'emergency'),
    always: (it) => it.step === beforeEmergency(it),
  },
  {
    says: 'Back from the repairs that are open leads to the emergency, else to the follow-up question, else to the reason.',
    rows: ['REP-DUP-10'],
    when: (it) => wentBack(it, 'duplicate'),
    always: (it) => it.step === beforeDuplicates(it),
  },
  {
    says: 'Back from the photos leads to the description.',
    rows: ['MED-07'],
    when: (it) => wentBack(it, 'media'),
    always: (it) => it.step === 'details',
  },
  {
    says: 'The review leads back to the contact.',
    rows: ['REP-CONF-08'],
    when: (it) => wentBack(it, 'confirmation'),
    always: (it) => it.step === 'contact',
  },
  ...(['vandalism', 'vulnerability', 'covid', 'contact'] as const).map((step): Properties[number] => ({
    says: `From the photos Continue can lead to ${step}.`,
    rows: ['MED-08'],
    sometimes: (it) => hasLeft(it, 'media', 'CONTINUE') && it.step === step,
  })),
  {
    says: 'From the photos Continue leads no further than to the first question that applies.',
    rows: ['MED-08'],
    when: (it) => hasLeft(it, 'media', 'CONTINUE') && it.before?.isEditing === false,
    always: (it) => {
      if (asksVandalism(it)) return it.step === 'vandalism';
      if (isInside(it) && !isUrgent(it)) return it.step === 'vulnerability';
      return it.step === (isInside(it) && it.facts.toggles.covidQuestion ? 'covid' : 'contact');
    },
  },
  {
    says: 'A repair can be saved on leaving while the repairs that are open are looked at.',
    rows: ['REP-DUP-11'],
    sometimes: (it) =>
      it.event?.type === 'SAVE' && it.before?.step === 'duplicate' && it.waitsFor === 'saveOnLeaving',
  },

  // What a change forgets.
  {
    says: 'Another home forgets the place, the reason and everything after it.',
    rows: ['REP-NAV-06', 'A26'],
    when: (it) => changed(it, 'address'),
    always: (it) => forgot(it, 'asset', 'location', 'reason', ...urgency, ...household, ...contact),
  },
  {
    says: 'Another place forgets the reason and everything after it.',
    rows: ['REP-NAV-06', 'A26'],
    when: (it) => changed(it, 'asset'),
    always: (it) => forgot(it, 'location', 'reason', ...urgency, ...household, ...contact),
  },
  {
    says: 'Another reason forgets everything after it.',
    rows: ['REP-NAV-06', 'DRAFT-15'],
    when: changedReason,
    always: (it) => forgot(it, ...urgency, ...household, ...contact),
  },
  {
    says: 'Another answer about access forgets the description, the questions about the household and the contact.',
    rows: ['REP-EMER-08'],
    when: (it) => changed(it, 'access'),
    always: (it) =>
      forgot(it, 'details', ...household, ...contact) &&
      (['details', ...contact] as const).every((one) => it.answers[one] === undefined),
  },
  {
    says: 'Another answer about vulnerability forgets isolation and contact.',
    rows: ['REP-NAV-06', 'REP-VULN-03'],
    when: (it) => changed(it, 'vulnerable'),
    always: (it) => forgot(it, 'isolating', ...contact),
  },
  {
    says: 'Another answer about isolation forgets the contact.',
    rows: ['REP-NAV-06'],
    when: (it) => changed(it, 'isolating'),
    always: (it) => forgot(it, ...contact),
  },

  // Saving.
  {
    says: 'Continue on the reason saves the repair, and only a reason that can be reported is saved.',
    rows: ['DRAFT-01', 'DRAFT-03', 'REP-LOC-08'],
    when: (it) => it.waitsFor === 'startDraft',
    always: (it) => it.step === 'reason' && !it.isBlocked && reason(it) !== undefined,
  },
  {
    says: 'Nobody goes on from the reason but by saving the repair.',
    rows: ['DRAFT-01', 'REP-LOC-07'],
    when: (it) => it.event?.type === 'CONTINUE' && it.before?.step === 'reason',
    always: (it) => it.step === 'reason',
  },
  {
    says: 'From the reason on there is a saved repair behind what is asked.',
    rows: ['DRAFT-01', 'DRAFT-02'],
    when: (it) => it.isAsking && isBeyond(it, 'reason'),
    always: (it) => it.facts.draft !== null,
  },
  {
    says: 'Where somebody changed the saved repair first, an error page says so and nothing is lost.',
    rows: ['DRAFT-04', 'SUB-12'],
    when: (it) =>
      saving.some((operation) => it.returned(operation)?.output.changedElsewhere === true) &&
      it.before?.activity !== 'leaving',
    always: (it) => it.errorPage !== undefined || !it.isAsking,
  },
  {
    says: 'The repair is saved with each answer from the description on.',
    rows: ['DRAFT-04'],
    when: (it) =>
      it.event?.type === 'CONTINUE' &&
      it.before?.isAsking === true &&
      ['details', 'vandalism', 'vulnerability', 'covid', 'contact'].includes(it.before.step) &&
      it.complaints.length === 0 &&
      !it.before.isBlocked,
    always: (it) => it.activity === 'submitting' || it.activity === 'checking' || it.activity === 'asking',
  },
  {
    says: 'Save and exit saves the repair and leads home.',
    rows: ['DRAFT-05', 'REP-NAV-03'],
    when: (it) =>
      it.before?.activity === 'saving' && it.returned('saveOnLeaving')?.output.changedElsewhere === false,
    always: (it) => it.end === 'home',
  },
  {
    says: 'Leaving without saving throws the saved repair away and leads home.',
    rows: ['DRAFT-06', 'A117'],
    when: (it) => it.returned('discardDraft') !== undefined,
    always: (it) => it.end === 'home' && it.facts.draft === null,
  },
  {
    says: 'Return to the repair closes the question about leaving, with every answer kept.',
    rows: ['REP-NAV-05'],
    when: (it) => it.before?.activity === 'exiting' && it.event?.type === 'STAY',
    always: (it) =>
      it.step === it.before?.step && JSON.stringify(it.answers) === JSON.stringify(it.before?.answers),
  },
  {
    says: 'Back asks first wherever an answer would be lost.',
    rows: ['REP-NAV-01', 'A21'],
    when: (it) =>
      it.event?.type === 'BACK' && it.before?.isAsking === true && it.activity !== 'confirmingBack',
    always: (it) => JSON.stringify(it.answers) === JSON.stringify(it.before?.answers),
  },
  {
    says: 'Going back keeps the answers of the step that is shown then, and the files.',
    rows: ['REP-NAV-02', 'A21'],
    when: (it) => it.event?.type === 'GO_BACK' && it.isAsking,
    always: (it) => it.activity === 'checking' || it.confirmed.files === it.before?.confirmed.files,
  },
  {
    says: 'Going back forgets whom to contact, and everything else that was said after.',
    rows: ['REP-NAV-02', 'A21'],
    when: (it) => it.event?.type === 'GO_BACK' && it.activity === 'asking' && it.step !== 'confirmation',
    always: (it) => it.step === 'contact' || forgot(it, ...contact),
  },
  {
    says: 'Exit asks first, once what is being saved has come back.',
    rows: ['REP-NAV-03'],
    when: (it) => it.event?.type === 'EXIT' && it.activity !== 'checking',
    always: (it) => it.activity === 'exiting',
  },
  {
    says: 'A saved repair that is gone opens an error page.',
    rows: ['MSG-WorkOrderByIdAPI_Error'],
    when: (it) => it.failed('resumeDraft') === 'missing' || it.failed('switchDraft') === 'missing',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'WorkOrderByIdAPI_Error'),
  },
  {
    says: 'A saved repair is carried on with all the answers that it holds.',
    rows: ['DRAFT-08', 'A24'],
    when: (it) => it.returned('switchDraft') !== undefined,
    always: (it) =>
      Object.entries(it.returned('switchDraft')?.output.answers ?? {}).every(
        ([question, value]) => JSON.stringify(it.answers[question as Question]) === JSON.stringify(value),
      ),
  },

  {
    says: 'A saved repair that is carried on in another browser asks again how urgent it is, and about repairs like it.',
    rows: ['DRAFT-14', 'A24'],
    when: (it) => it.returned('resumeDraft')?.output.answers.reason != null && it.facts.remembered === null,
    always: (it) => hasEnded(it) || forgot(it, 'access', 'duplicate'),
  },

  // The review.
  {
    says: 'The answer about duplicates is reviewed only where it was asked.',
    rows: ['REP-CONF-01', 'REP-CONF-06'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('duplicate') === (isInside(it) || it.facts.duplicates.length > 0),
  },
  {
    says: 'Photos are reviewed wherever they can be added, and wherever there are any.',
    rows: ['REP-CONF-02', 'A44'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) =>
      it.reviewed.includes('media') === (it.facts.photosAllowed || (it.answers.files ?? []).length > 0),
  },
  {
    says: 'Vulnerability is not reviewed in an emergency.',
    rows: ['REP-CONF-03'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('vulnerability') === (isInside(it) && !isUrgent(it)),
  },
  {
    says: 'Vandalism is reviewed under the conditions under which it is asked.',
    rows: ['REP-CONF-04', 'REP-CONF-07'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('vandalism') === asksVandalism(it),
  },
  {
    says: 'Isolation is reviewed only where the provider asks about it.',
    rows: ['REP-CONF-05', 'A44'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('covid') === (isInside(it) && it.facts.toggles.covidQuestion),
  },
  {
    says: 'A repair that no contractor can take, or about which the provider wants to talk, cannot be sent.',
    rows: ['REP-CONF-09', 'A34'],
    when: (it) => {
      const said = it.returned('chooseContractor')?.output;
      return said !== undefined && (!said.isAgreed || !said.contractor?.statuses.isActive);
    },
    always: (it) => it.step === 'confirmation' && isRefused(it, ...talkFirst),
  },
  {
    says: 'A repair that a contractor can take can be sent.',
    rows: ['REP-CONF-09', 'SUB-01'],
    when: (it) => {
      const said = it.returned('chooseContractor')?.output;
      return said?.isAgreed === true && said.contractor?.statuses.isActive === true;
    },
    always: (it) => it.step === 'confirmation' && !it.isBlocked,
  },

  // Sending.
  {
    says: 'Nothing is sent but from the review.',
    rows: ['SUB-01', 'REP-ROUTE-13'],
    when: (it) => it.waitsFor === 'submit',
    always: (it) => it.step === 'confirmation' && it.facts.contractor !== null,
  },
  {
    says: 'A repair of a resident who says it is none of those open for the same reason is looked at by a person.',
    rows: ['SUB-09', 'A28', 'A47', 'MSG-SSR040'],
    when: (it) =>
      it.returned('submit')?.output.sent === true &&
      !isUrgent(it) &&
      it.facts.reason.triage === null &&
      it.answers.duplicate === 'none' &&
      it.facts.duplicates.some(({ stage, isSameReason }) => stage === 'open' && isSameReason),
    always: (it) => it.end === 'home' && it.facts.raised?.result === 'duplicate',
  },
  {
    says: 'A repair for a vulnerable resident is looked at by a person, and no job number is waited for.',
    rows: ['SUB-09', 'MSG-SSR042'],
    when: (it) =>
      it.returned('submit')?.output.sent === true &&
      isInside(it) &&
      !isUrgent(it) &&
      it.answers.vulnerable === 'yes',
    always: (it) => it.end === 'home',
  },
  {
    says: 'A repair of something in its defects period is looked at by a person, and no job number is waited for.',
    rows: ['SUB-09', 'MSG-SSR046'],
    when: (it) => it.returned('submit')?.output.sent === true && asset(it)?.isInDefects === true,
    always: (it) => it.end === 'home',
  },
  {
    says: 'A repair of a merged landlord that was passed on is not waited for.',
    rows: ['SUB-09', 'CAT-02', 'A35', 'MSG-SSR050'],
    when: (it) => it.returned('submit')?.output.sent === true && it.facts.reason.triage !== null,
    always: (it) => it.end === 'home',
  },
  {
    says: 'A repair that nobody has to look at is waited for until it has a job number.',
    rows: ['SUB-04', 'SUB-09'],
    when: (it) => {
      const said = it.returned('submit')?.output;
      return (
        said?.sent === true &&
        !said.isForPerson &&
        it.facts.reason.triage === null &&
        it.answers.vulnerable !== 'yes' &&
        asset(it)?.isInDefects === false &&
        it.facts.duplicates.length === 0
      );
    },
    always: (it) => it.waitsFor === 'awaitJobNumber',
  },
  {
    says: 'A job number leads home in an emergency, with the contractor on hold, and with one that takes no bookings.',
    rows: ['SUB-05', 'PRI-06'],
    when: (it) => {
      const { contractor } = it.facts;
      return (
        typeof it.returned('awaitJobNumber')?.output === 'string' &&
        (isUrgent(it) || contractor?.isOnHold === true || contractor?.takesOnlineBookings === false)
      );
    },
    always: (it) => it.end === 'home',
  },
  {
    says: 'A job number leads to the appointments where none of that holds.',
    rows: ['SUB-06', 'PRI-06'],
    when: (it) => {
      const { contractor } = it.facts;
      return (
        typeof it.returned('awaitJobNumber')?.output === 'string' &&
        !isUrgent(it) &&
        contractor?.isOnHold === false &&
        contractor.takesOnlineBookings
      );
    },
    always: (it) => it.end === 'scheduler',
  },
  {
    says: 'The contractor’s own word decides whether an appointment can be booked: integrated, no agent, no builder.',
    rows: ['SUB-05'],
    when: (it) =>
      it.returned('chooseContractor') !== undefined && asksStep(it, 'confirmation') && !it.isBlocked,
    always: (it) => {
      const statuses = it.returned('chooseContractor')?.output.contractor?.statuses;
      return (
        it.facts.contractor?.takesOnlineBookings ===
        (statuses?.isIntegrated === true && !statuses.isEMA && !statuses.isBuilder)
      );
    },
  },
  {
    says: 'Without a job number the page about missing works orders opens.',
    rows: ['SUB-07'],
    when: (it) =>
      it.returned('awaitJobNumber') !== undefined && it.returned('awaitJobNumber')?.output === null,
    always: (it) => it.errorPage === 'workOrderError',
  },
  {
    says: 'A repair without an id opens the page about missing works orders.',
    rows: ['SUB-08'],
    when: (it) => {
      const said = it.returned('submit')?.output;
      return said?.sent === false && said.why === 'no order';
    },
    always: (it) => it.errorPage === 'workOrderError',
  },
  {
    says: 'Whatever fails on the way opens an error page, unless it is the sign-in or the rate.',
    rows: ['SUB-12', 'MSG-repair_Journey_Error_Message1'],
    when: (it) =>
      (
        ['loadLocations', 'checkReason', 'findDuplicates', 'keepDraft', 'submit', 'chooseContractor'] as const
      ).some((operation) => !['signedOut', 'limited'].includes(it.failed(operation) ?? 'limited')),
    always: (it) => it.errorPage !== undefined,
  },
  {
    says: 'Who is signed out meanwhile ends at the start page.',
    rows: ['SESS-02'],
    when: (it) =>
      (['loadResident', 'checkReason', 'keepDraft', 'submit'] as const).some(
        (operation) => it.failed(operation) === 'signedOut',
      ),
    always: (it) => it.end === 'signedOut',
  },

  // Ways on.
  {
    says: 'From everywhere the resident can get home.',
    rows: ['REP-NAV-03', 'REP-PROP-03'],
    from: (it) => !hasEnded(it),
    canAlwaysReach: (it) => it.end === 'home',
  },
  {
    says: 'From every question the report can still be sent, if need be with other answers.',
    rows: ['REP-ORDER-01', 'SUB-01'],
    from: (it) => it.isAsking,
    canAlwaysReach: (it) => it.waitsFor === 'submit',
  },
  {
    says: 'What is being sent comes to an end, an error page or back to the review.',
    rows: ['SUB-10', 'SUB-12'],
    from: (it) => it.waitsFor === 'submit' || it.waitsFor === 'awaitJobNumber',
    leadsTo: (it) => hasEnded(it) || it.errorPage !== undefined || it.isAsking,
  },
  {
    says: 'Once it is waited for the job number, nothing can be answered until the report ends or fails.',
    rows: ['SUB-04', 'SUB-09'],
    from: (it) => it.waitsFor === 'awaitJobNumber',
    holds: (it) => !it.isAsking,
    until: (it) => hasEnded(it) || it.errorPage !== undefined || it.isAsking,
  },
];
