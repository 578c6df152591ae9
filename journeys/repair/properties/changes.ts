import { type At, contact, forgot, type Properties } from './terms.ts';

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
const urgency = ['followUp', 'access', 'duplicate'] as const;
const household = ['vandalism', 'crimeReference', 'vulnerable', 'vulnerability', 'isolating'] as const;

/** What a changed answer forgets. */
export const changes: Properties = [
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
];
