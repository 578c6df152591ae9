import type { AnswerOf } from '../../../contract/call.ts';
import type { CaseItem, searchCases } from '../../../contract/cases.ts';

/** A service request, as the gateway answers it, for stories. */
export const request = (number: number, changes: Partial<CaseItem> = {}): CaseItem => {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    identifiers: { caseIdentifier: id, assetIdentifier: id },
    caseReferenceNumber: `CAS-${number}`,
    caseTypeDescription: 'Fly tipping',
    assignee: 'ESTATES',
    assigneeType: 'Team',
    createdDate: '2026-11-20T09:00:00.000Z',
    status: 'Active',
    description: 'What was dumped? A mattress',
    ...changes,
  };
};

/** What the list answers with these. */
const list = (...cases: readonly CaseItem[]): AnswerOf<typeof searchCases> => ({
  cases: [...cases],
  'total-count': cases.length,
  skip: 0,
  limit: 10,
  _links: { self: { href: '' } },
});

export const noRequests = list();
export const someRequests = list(
  request(100_002),
  request(100_001, { caseTypeDescription: 'Permission for alterations', status: 'Resolved' }),
  request(100_003, { caseTypeDescription: 'Lost fob', status: 'Cancelled' }),
);
