import * as v from 'valibot';
import { CaseItem } from '../../../contract/cases.ts';
import { remember, remembered } from '../../app/storage.ts';

const journey = 'case';

/** Keeps the service request that is opened for the rest of this browser session. */
export const keepCase = (customerId: string, item: CaseItem): void => remember(journey, customerId, item);

/** The service request that was opened last, where it has this reference; of none in particular when it is empty. */
export function keptCase(customerId: string, reference: string): CaseItem | null {
  const kept = v.safeParse(CaseItem, remembered(journey, customerId));
  if (!kept.success) return null;
  return reference === '' || kept.output.caseReferenceNumber === reference ? kept.output : null;
}
