import type { LegalDeadline } from './row.ts';

const information = {
  source: 'information',
  covers: ['socialTenant', 'sharedOwner'],
  length: null,
} as const;

/** What residents may know about how their homes are managed. */
export const informationDeadlines = {
  informationPublished: {
    ...information,
    paragraph: 'Chapter 1',
    commencement: { state: 'dated', from: '2026-10-01' },
    startsWith: 'inForce',
    whenMissed: 'regulator',
    remark: 'What is published has to be there from that day on.',
  },
  informationAnswered: {
    ...information,
    paragraph: 'Chapter 2',
    commencement: { state: 'dated', from: '2027-04-01' },
    startsWith: 'informationRequested',
    whenMissed: 'ombudsman',
    remark: 'The policy statement sets the time for an answer. It is entered here before requests are taken.',
  },
} as const satisfies Readonly<Record<string, LegalDeadline>>;
