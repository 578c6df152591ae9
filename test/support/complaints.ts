import type * as v from 'valibot';
import { createComplaint, getComplaint } from '../../contract/complaints.ts';
import type { Browser } from './browser.ts';
import { freshKey } from './cases.ts';

export type NewComplaint = v.InferInput<(typeof createComplaint)['body']>;

/** A complaint about nothing in particular, answered by letter; `more` lies over it. */
export const newComplaint = (more: Partial<NewComplaint> = {}): NewComplaint => ({
  subject: 'other',
  worksOrderIdentifier: null,
  caseIdentifier: null,
  details: 'Nobody has cleaned the stairs for a month.',
  remedy: 'Clean the stairs each week.',
  contact: { channel: 'letter', phoneNumber: null, name: null, relation: null },
  ...more,
});

/** Sends a complaint and reads it. */
export async function complain(who: Browser, more: Partial<NewComplaint> = {}) {
  const { customerId } = who;
  const { complaintIdentifier } = await who.call(
    createComplaint,
    { params: { customerId }, body: newComplaint(more) },
    freshKey(),
  );
  return readComplaint(who, complaintIdentifier);
}

/** A complaint as its resident reads it now. */
export const readComplaint = (who: Browser, complaintId: string) =>
  who.call(getComplaint, { params: { customerId: who.customerId, complaintId } });
