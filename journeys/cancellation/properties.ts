import { hasNotices, type PropertiesOf } from '../../machines/exploration/index.ts';
import type { samples } from './samples/samples.ts';
import type { CancellationFacts } from './vocabulary.ts';

type Properties = PropertiesOf<object, CancellationFacts, typeof samples>;

const refused = (code: string): Properties[number] => ({
  says: `A repair that is refused with ${code} cannot be cancelled, once its page is there, and ${code} says why.`,
  rows: ['CAN-02', 'CAN-06', `MSG-${code}`, 'A52'],
  when: (it) => it.returned('checkCancellation')?.output.errorCode === code,
  always: (it) => it.isBlocked && hasNotices(it, code) && !hasNotices(it, 'SSR036'),
});

export const properties: Properties = [
  ...['CR165', 'CR166', 'SSR070', 'SSR066', 'SSR008'].map(refused),
  {
    says: 'Where the contractor has to be asked directly, the message says so.',
    rows: ['CAN-07', 'A52'],
    when: (it) => it.returned('checkCancellation')?.output.errorCode === 'SSR073',
    always: (it) => it.isBlocked && hasNotices(it, 'SSR073'),
  },
  {
    says: 'A repair that is refused for any other reason cannot be cancelled online.',
    rows: ['CAN-04', 'A52'],
    when: (it) => it.returned('checkCancellation')?.output.isEligible === false,
    always: (it) => it.isBlocked && it.notices.length > 0,
  },
  {
    says: 'A repair that can be cancelled is asked about first.',
    rows: ['CAN-03'],
    when: (it) => it.isAsking && !it.isBlocked && it.facts.refusal === null,
    always: (it) => hasNotices(it, 'SSR036'),
  },
  {
    says: 'That an appointment is lost by it is said only where there is one.',
    rows: ['CAN-03', 'A52'],
    when: (it) => it.isAsking && !it.isBlocked && it.facts.refusal === null,
    always: (it) => hasNotices(it, 'Cancel_Loses_Visit') === Boolean(it.facts.repair?.visit),
  },
  {
    says: 'A repair is never cancelled while the page says that it cannot be.',
    rows: ['CAN-01', 'CAN-02', 'CAN-06'],
    when: (it) => it.waitsFor === 'cancelRepair',
    always: (it) => it.before?.isBlocked !== true && it.facts.repair !== null,
  },
  {
    says: 'A repair that was cancelled ends as such.',
    rows: ['CAN-05', 'A52'],
    when: (it) => it.returned('cancelRepair')?.output.became === 'cancelled',
    always: (it) => it.end === 'cancelled',
  },
  {
    says: 'A repair that changed, and cannot be cancelled any more, is not.',
    rows: ['CAN-02', 'D2'],
    when: (it) => {
      const said = it.returned('cancelRepair')?.output;
      return said?.became === 'changed' && !said.answer.isEligible;
    },
    always: (it) => it.step === 'confirm' && it.activity !== 'ended' && it.isBlocked,
  },
  {
    says: 'A repair that changed is asked about again.',
    rows: ['D2', 'CAN-03'],
    when: (it) => {
      const said = it.returned('cancelRepair')?.output;
      return said?.became === 'changed' && said.answer.isEligible;
    },
    always: (it) => it.isAsking && !it.isBlocked && hasNotices(it, 'Cancel_Changed'),
  },
  {
    says: 'A cancellation that fails opens the general error page.',
    rows: ['CAN-08'],
    when: (it) => it.failed('cancelRepair') === 'failed' || it.failed('cancelRepair') === 'refused',
    always: (it) => it.end === 'genericError',
  },
  {
    says: 'Whether it can be cancelled is not known: an error says so.',
    rows: ['MSG-EligibilityCancelAPI_Error', 'A52'],
    when: (it) =>
      it.failed('checkCancellation') === 'failed' || it.failed('checkCancellation') === 'malformed',
    always: (it) => it.errorPage === 'failed' && hasNotices(it, 'EligibilityCancelAPI_Error'),
  },
  {
    says: 'From everywhere the repair can be kept.',
    rows: ['CAN-03', 'CAN-04'],
    from: (it) => it.activity !== 'ended' && it.waitsFor !== 'cancelRepair',
    canAlwaysReach: (it) => it.end === 'kept',
  },
];
