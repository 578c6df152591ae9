import { asksStep } from '../../../machines/exploration/index.ts';
import { isRefused, type Properties } from './terms.ts';

/** Whether somebody can give access in an emergency. */
export const emergency: Properties = [
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
];
