import { asksStep, hasNotices } from '../../../machines/exploration/index.ts';
import { type At, isRefused, type Properties } from './terms.ts';

const listed = ({ facts, answers }: At) => facts.duplicates.find(({ id }) => id === answers.duplicate);

/** Repairs that are open already. */
export const duplicates: Properties = [
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
];
