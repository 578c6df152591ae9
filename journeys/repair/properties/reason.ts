import { asksStep, hasNotices } from '../../../machines/exploration/index.ts';
import { type At, followUp, isRefused, type Properties, talkFirst } from './terms.ts';

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

/** What is wrong, and the question that follows from it. */
export const reasons: Properties = [
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
];
