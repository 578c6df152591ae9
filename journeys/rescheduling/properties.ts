import type { PropertiesOf } from '../../machines/exploration/index.ts';
import type { ReschedulingFacts } from './journey.ts';
import type { samples } from './samples.ts';

type Properties = PropertiesOf<object, ReschedulingFacts, typeof samples>;

export const properties: Properties = [
  ...['CR165', 'CR166', 'SSR070', 'SSR075', 'SSR065'].map((code): Properties[number] => ({
    says: `An appointment that is refused with ${code} is not moved, and ${code} says why.`,
    rows: ['CAN-09', 'SCH-26', `MSG-${code}`, 'A51'],
    when: (it) => it.returned('checkReschedule')?.output.errorCode === code,
    always: (it) => it.isBlocked && it.notices.includes(code),
  })),
  {
    says: 'A refusal that is not known is told as the one to call about.',
    rows: ['A51', 'MSG-SSR065'],
    when: (it) => {
      const said = it.returned('checkReschedule')?.output;
      return said !== undefined && !said.isEligible && said.errorCode === null;
    },
    always: (it) => it.isBlocked && it.notices.includes('SSR065'),
  },
  {
    says: 'An appointment that can be moved leads to the other times.',
    rows: ['SCH-26'],
    when: (it) => it.returned('checkReschedule')?.output.isEligible === true,
    always: (it) => it.end === 'slots',
  },
  {
    says: 'Where it is not known whether it can be moved, an error says so.',
    rows: ['MSG-EligibilityRescheduleAPI_Error'],
    when: (it) => it.failed('checkReschedule') === 'failed' || it.failed('checkReschedule') === 'malformed',
    always: (it) => it.errorPage === 'failed' && it.notices.includes('EligibilityRescheduleAPI_Error'),
  },
  {
    says: 'From everywhere the appointment can be kept.',
    rows: ['CAN-09'],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'kept',
  },
];
