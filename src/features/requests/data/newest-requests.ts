import type { RequestOf } from '../../../../contract/call.ts';
import { type CaseItem, caseStatuses, type searchCases } from '../../../../contract/cases.ts';

type Query = NonNullable<RequestOf<typeof searchCases>['query']>;

/**
 * Asks for the newest service requests about a home.
 * @param premisesId null for those about any home
 */
export const newestCases = (customerId: string, premisesId: string | null): Query => ({
  customerId,
  ...(premisesId === null ? {} : { asset: premisesId }),
  order: 'createdDate desc',
  status: '',
  skip: 0,
  limit: 10,
});

/** How many the dashboard shows. */
const shown = 2;

const rank = ({ status }: CaseItem): number => caseStatuses.indexOf(status);

/** Those of the newest that the dashboard shows: active before resolved before cancelled, then the newest first. */
export const casesToShow = (newest: readonly CaseItem[]): readonly CaseItem[] =>
  [...newest].sort((a, b) => rank(a) - rank(b) || b.createdDate.localeCompare(a.createdDate)).slice(0, shown);
