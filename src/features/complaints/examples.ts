import type { Complaint, ComplaintItem } from '../../../contract/complaints.ts';

/** Complaints, as the gateway answers them, for stories. */
const complaintId = (number: number): string => `00000000-0000-4000-8000-00000000007${number}`;

const item: ComplaintItem = {
  identifiers: {
    complaintIdentifier: complaintId(1),
    worksOrderIdentifier: complaintId(2),
    caseIdentifier: null,
  },
  complaintReference: 'CMP-100001',
  subject: 'repair',
  about: 'Leaking tap, R-1000001',
  createdDate: '2026-11-20T09:00:00.000Z',
  stage: 1,
  status: 'Received',
  next: { duty: 'acknowledge', dueBy: '2026-11-27', isMissed: false, isExtended: false },
};

/** It was sent just now. */
export const received: Complaint = {
  ...item,
  details: 'Nobody came on the day that you gave me, and nobody called.',
  remedy: 'Tell me when somebody will come.',
  reviewReason: '',
  canRequestReview: false,
  stages: [
    {
      stage: 1,
      startedDate: item.createdDate,
      acknowledgeBy: '2026-11-27',
      acknowledgedDate: null,
      answerBy: null,
      answeredDate: null,
    },
  ],
  events: [{ kind: 'received', stage: 1, date: item.createdDate, text: '', dueBy: null }],
};

const [firstStage] = received.stages;
if (!firstStage) throw new Error('a complaint begins with a stage');

/** It was acknowledged after its day, and its answer is late too. */
export const late: Complaint = {
  ...received,
  status: 'Acknowledged',
  next: { duty: 'answer', dueBy: '2026-12-16', isMissed: true, isExtended: true },
  stages: [{ ...firstStage, acknowledgedDate: '2026-12-01T10:00:00.000Z', answerBy: '2026-12-16' }],
  events: [
    ...received.events,
    {
      kind: 'acknowledgementMissed',
      stage: 1,
      date: '2026-11-28T00:00:00.000Z',
      text: '',
      dueBy: '2026-11-27',
    },
    {
      kind: 'acknowledged',
      stage: 1,
      date: '2026-12-01T10:00:00.000Z',
      text: 'Ruth Calder looks into this.',
      dueBy: null,
    },
    {
      kind: 'extended',
      stage: 1,
      date: '2026-12-10T10:00:00.000Z',
      text: 'We wait for what the contractor tells us.',
      dueBy: '2026-12-16',
    },
    { kind: 'answerMissed', stage: 1, date: '2026-12-17T00:00:00.000Z', text: '', dueBy: '2026-12-16' },
  ],
};

/** It was answered, and the resident can ask for another look. */
export const answered: Complaint = {
  ...late,
  status: 'Answered',
  next: null,
  canRequestReview: true,
  stages: late.stages.map((dates) => ({ ...dates, answeredDate: '2026-12-18T15:00:00.000Z' })),
  events: [
    ...late.events,
    {
      kind: 'answered',
      stage: 1,
      date: '2026-12-18T15:00:00.000Z',
      text: 'You are right. We are sorry, and somebody comes on Monday.',
      dueBy: null,
    },
  ],
};

/** Both looks are over. What is left is the Ombudsman. */
export const finished: Complaint = {
  ...answered,
  stage: 2,
  canRequestReview: false,
  reviewReason: 'Nobody came on Monday either.',
  stages: [
    ...answered.stages,
    {
      stage: 2,
      startedDate: '2026-12-22T09:00:00.000Z',
      acknowledgeBy: '2026-12-31',
      acknowledgedDate: '2026-12-23T09:00:00.000Z',
      answerBy: '2027-01-22',
      answeredDate: '2027-01-20T09:00:00.000Z',
    },
  ],
  events: [
    ...answered.events,
    { kind: 'reviewRequested', stage: 2, date: '2026-12-22T09:00:00.000Z', text: '', dueBy: null },
    {
      kind: 'answered',
      stage: 2,
      date: '2027-01-20T09:00:00.000Z',
      text: 'The tap was mended. We pay you £50 for the wait.',
      dueBy: null,
    },
  ],
};
