import { hasEnded, type Properties } from './terms.ts';

/** What can be reached from where. */
export const reachability: Properties = [
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
