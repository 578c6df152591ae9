import { asksStep, staysOnContinue } from '../../../machines/exploration/index.ts';
import { type At, isBeyond, isInside, isRefused, isUrgent, type Properties, talkFirst } from './terms.ts';

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

/** The description, the household and the contact. */
export const household: Properties = [
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
];
