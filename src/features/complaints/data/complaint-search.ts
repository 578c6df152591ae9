import type { Gateway } from '../../../../contract/call.ts';
import { type ComplaintItem, listComplaints, maxComplaints } from '../../../../contract/complaints.ts';

interface Tools {
  readonly gateway: Gateway;
  readonly customerId: string;
  readonly signal: AbortSignal;
}

/** Complaints that are shown at first, and how many more each time. */
export const firstComplaints = 10;

/** The newest complaints of the resident, so many at most, and how many there are in all. Throws a `Fault`. */
export async function findComplaints(
  count: number,
  { gateway, customerId, signal }: Tools,
): Promise<{ readonly complaints: readonly ComplaintItem[]; readonly total: number }> {
  const complaints: ComplaintItem[] = [];
  let total = count;
  while (complaints.length < Math.min(count, total)) {
    const skip = complaints.length;
    const query = { skip, limit: Math.min(count - skip, maxComplaints) };
    const answer = await gateway.call(listComplaints, { params: { customerId }, query }, { signal });
    complaints.push(...answer.complaints);
    // A list that became shorter meanwhile must not be asked for without end.
    total = answer.complaints.length === 0 ? complaints.length : answer['total-count'];
  }
  return { complaints, total };
}
