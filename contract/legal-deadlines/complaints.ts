import type { LegalDeadline } from './row.ts';

const code = {
  source: 'complaints',
  commencement: { state: 'dated', from: '2024-04-01' },
  covers: ['socialTenant', 'sharedOwner', 'leaseholder', 'marketTenant'],
  whenMissed: 'ombudsman',
} as const;

/** The two stages of a complaint. An extension is counted from the day on which the answer was due. */
export const complaintDeadlines = {
  stage1Acknowledged: {
    ...code,
    paragraph: '6.2',
    startsWith: 'complaintReceived',
    length: { count: 5, unit: 'workingDays' },
  },
  stage1Answered: {
    ...code,
    paragraph: '6.3',
    startsWith: 'stage1Acknowledged',
    length: { count: 10, unit: 'workingDays' },
  },
  stage1Extended: {
    ...code,
    paragraph: '6.4',
    startsWith: 'stage1Due',
    length: { count: 10, unit: 'workingDays' },
    remark: 'At most, with the reason and the Ombudsman’s address told to the resident.',
  },
  stage2Acknowledged: {
    ...code,
    paragraph: '6.11',
    startsWith: 'stage2Requested',
    length: { count: 5, unit: 'workingDays' },
  },
  stage2Answered: {
    ...code,
    paragraph: '6.14',
    startsWith: 'stage2Acknowledged',
    length: { count: 20, unit: 'workingDays' },
  },
  stage2Extended: {
    ...code,
    paragraph: '6.15',
    startsWith: 'stage2Due',
    length: { count: 20, unit: 'workingDays' },
    remark: 'At most, with the reason and the Ombudsman’s address told to the resident.',
  },
} as const satisfies Readonly<Record<string, LegalDeadline>>;
