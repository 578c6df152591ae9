import { asksStep } from '../../../machines/exploration/index.ts';
import { asset, isInside, isUrgent, type Properties } from './terms.ts';

/** Sending, and waiting for a job number. */
export const sending: Properties = [
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
];
