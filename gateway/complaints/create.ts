import type * as v from 'valibot';
import type { ComplaintContact, createComplaint } from '../../contract/complaints.ts';
import { requireContact } from '../cases/contact.ts';
import type { Transaction } from '../database/schema.ts';
import { type FieldErrors, invalid, notFound } from '../http/problem.ts';
import { complaintDays } from '../legal-deadlines/complaint.ts';
import { requireOrder } from '../provider/ownership.ts';
import { recordComplaintEvent } from './events.ts';
import { type Notifier, notifyOfComplaint } from './letters.ts';

type NewComplaint = v.InferOutput<(typeof createComplaint)['body']>;

/** A repair or service request in words, with its number where it has one. */
const withNumber = (name: string, number: string | null): string =>
  [name, number].filter((part) => part !== null && part !== '').join(', ');

async function repairInWords(transaction: Transaction, customerId: string, id: string, now: Date) {
  const order = await requireOrder(transaction, customerId, id, now);
  if (order.is_draft) throw notFound();
  return withNumber(order.repair_reason, order.job_number);
}

async function requestInWords(transaction: Transaction, customerId: string, id: string): Promise<string> {
  const row = await transaction
    .selectFrom('service_request')
    .select(['case_type', 'reference'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return withNumber(row.case_type, row.reference);
}

/** What it is about in words. Throws 404 for what is not the customer’s, 400 for what the subject does not go with. */
async function aboutOf(
  transaction: Transaction,
  customerId: string,
  { subject, worksOrderIdentifier: repair, caseIdentifier: request }: NewComplaint,
  now: Date,
): Promise<string> {
  const errors: FieldErrors = {
    ...(repair !== null && subject !== 'repair'
      ? { worksOrderIdentifier: ['goes with a repair alone'] }
      : {}),
    ...(request !== null && subject !== 'request'
      ? { caseIdentifier: ['goes with a service request alone'] }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (repair !== null) return repairInWords(transaction, customerId, repair, now);
  return request === null ? '' : requestInWords(transaction, customerId, request);
}

/** Throws 400 unless the resident can be answered in the manner that they chose. */
async function requireChannel(
  transaction: Transaction,
  customerId: string,
  { channel, phoneNumber, name, relation }: ComplaintContact,
): Promise<void> {
  const fields = { phone: 'contact.phoneNumber', name: 'contact.name' };
  if (channel === 'phone') {
    if (phoneNumber === null) throw invalid({ [fields.phone]: ['must be given'] });
    await requireContact(transaction, customerId, { phone: phoneNumber, name }, fields);
    return;
  }
  const superfluous = Object.entries({ phoneNumber, name, relation }).filter(([, value]) => value !== null);
  if (superfluous.length > 0) {
    throw invalid(
      Object.fromEntries(superfluous.map(([field]) => [`contact.${field}`, ['goes with phone alone']])),
    );
  }
  if (channel === 'letter') return;
  const { email } = await transaction
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (email === '') throw invalid({ 'contact.channel': ['cannot be email without a saved address'] });
}

/** Takes a complaint of the customer and starts its clocks. */
export async function takeComplaint(
  transaction: Transaction,
  notifier: Notifier,
  customerId: string,
  body: NewComplaint,
  now: Date,
): Promise<v.InferOutput<(typeof createComplaint)['answer']>> {
  const about = await aboutOf(transaction, customerId, body, now);
  const { contact } = body;
  await requireChannel(transaction, customerId, contact);
  const { acknowledgeBy, answerBy } = complaintDays(1, now);
  const { id, reference } = await transaction
    .insertInto('complaint')
    .values({
      customer_id: customerId,
      subject: body.subject,
      works_order_id: body.worksOrderIdentifier,
      service_request_id: body.caseIdentifier,
      about,
      details: body.details,
      remedy: body.remedy,
      contact_channel: contact.channel,
      contact_phone: contact.phoneNumber,
      contact_name: contact.name,
      contact_relation: contact.relation,
      version: 0,
      created_at: now,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('complaint_stage')
    .values({ complaint_id: id, stage: 1, reason: '', started_at: now, acknowledge_by: acknowledgeBy })
    .execute();
  await recordComplaintEvent(transaction, { complaintId: id, stage: 1, kind: 'received' }, now);
  const news = { customerId, complaint: { reference, about }, day: acknowledgeBy };
  await notifyOfComplaint(transaction, notifier, { ...news, kind: 'received' }, now);
  return { complaintIdentifier: id, complaintReference: reference, acknowledgeBy, answerBy };
}
