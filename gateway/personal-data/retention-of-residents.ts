import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { erasedText, ofRepairsOf, type Retention } from './retention-rule.ts';

const years = (count: number): number => count * 12;
const ofCustomer = (customerId: string): RawBuilder<boolean> => sql`customer_id = ${customerId}::uuid`;
const ofLogin = (customerId: string): RawBuilder<boolean> => sql`customer_id = ${customerId}`;
const ofComplaints = (customerId: string): RawBuilder<boolean> =>
  sql`complaint_id in (select id from complaint where customer_id = ${customerId}::uuid)`;

/** Addresses that a resident has, or had before a change; none is empty. */
const addressesOf = (customerId: string, fields: readonly string[]): RawBuilder<unknown> => sql`(
  select value from customer, jsonb_each_text(jsonb_build_object(
    'emailAddress', email, 'mobilePhone', mobile_phone, 'homePhone', home_phone, 'workPhone', work_phone))
  where id = ${customerId}::uuid and key = any(${fields}) and value <> ''
  union select value from contact_change, jsonb_each_text(before)
  where customer_id = ${customerId}::uuid and key = any(${fields}) and value <> ''
  union select email from identity_account where customer_id = ${customerId} and 'emailAddress' = any(${fields}))`;

const emails = ['emailAddress'];
const phones = ['mobilePhone', 'homePhone', 'workPhone'];

/** A catalogue's word for the repair, in place of the one that stands in it. */
const ofCatalogue = (column: 'description' | 'trade' | 'sor_code'): RawBuilder<unknown> =>
  sql`coalesce((select ${sql.ref(column)} from repair_reason where repair_reason.id = works_order.reason_id), '')`;

const empty = sql`''`;
const none = sql`null`;
const erased = sql`${sql.lit(erasedText)}`;
const erasedNumber = sql`'erased-' || id`;
const endOfRepair = sql<Date | null>`(select completed_at from works_order where works_order.id = works_order_id)`;

/** Tables with something of residents, each after those that its condition needs. */
export const ofResidents = {
  mail: {
    keptFor: '7 days after it was sent',
    rowsOf: (customerId) => sql`(attachment ->> 'customerId' = ${customerId}
      or exists (select from ${addressesOf(customerId, emails)} a
        where lower(a.value) = lower(recipient) or lower(a.value) = lower(reply_to)
          or position(lower(a.value) in lower(body)) > 0))`,
    onErasure: 'delete',
  },
  text_message: {
    keptFor: '7 days after it was sent',
    rowsOf: (customerId) => sql`exists (select from ${addressesOf(customerId, phones)} a
      where regexp_replace(a.value, '\\D', '', 'g') = regexp_replace(recipient, '\\D', '', 'g'))`,
    onErasure: 'delete',
  },
  identity: {
    keptFor: 'until it runs out, a day at the most (demonstration only)',
    rowsOf: (customerId) => sql`exists (select from identity_account a where a.customer_id = ${customerId}
      and a.id::text in (payload ->> 'accountId', payload #>> '{session,accountId}', payload #>> '{result,login,accountId}'))`,
    onErasure: 'delete',
    withheld: ['id', 'payload', 'grant_id', 'uid', 'user_code'],
  },
  identity_account: {
    keptFor: 'as long as the resident signs in (demonstration only)',
    rowsOf: ofLogin,
    onErasure: 'delete',
    withheld: ['password'],
  },
  session: {
    keptFor: '8 hours at the most',
    rowsOf: ofLogin,
    onErasure: 'delete',
    withheld: ['id'],
  },
  idempotency: {
    keptFor: '24 hours, to answer what is sent twice',
    rowsOf: ofLogin,
    onErasure: 'delete',
    withheld: ['key', 'fingerprint'],
  },
  tracking: { keptFor: '13 months', rowsOf: ofCustomer, onErasure: 'delete' },
  contact_change: {
    keptFor: '2 years after the change',
    rowsOf: ofCustomer,
    onErasure: 'delete',
    expiry: { months: years(2), since: sql`changed_at` },
  },
  customer_preference: { keptFor: 'as long as the resident', rowsOf: ofCustomer, onErasure: 'delete' },
  communication: {
    keptFor: '6 years after it was sent',
    rowsOf: ofCustomer,
    onErasure: 'delete',
    expiry: { months: years(6), since: sql`created_at` },
  },
  financial_enquiry: {
    keptFor: '2 years after it was sent',
    rowsOf: ofCustomer,
    onErasure: 'delete',
    expiry: { months: years(2), since: sql`created_at` },
  },
  complaint: {
    keptFor: 'as long as figures of complaints are owed to the regulator',
    rowsOf: ofCustomer,
    onErasure: 'anonymise',
    cleared: {
      service_request_id: none,
      about: empty,
      details: erased,
      remedy: erased,
      contact_channel: sql`'letter'`,
      contact_phone: none,
      contact_name: none,
      contact_relation: none,
    },
    preserved: ['subject', 'reference'],
  },
  complaint_stage: {
    keptFor: 'as its complaint',
    rowsOf: ofComplaints,
    onErasure: 'anonymise',
    cleared: { reason: empty },
  },
  complaint_event: {
    keptFor: 'as its complaint',
    rowsOf: ofComplaints,
    onErasure: 'anonymise',
    cleared: { text: empty },
    preserved: ['kind'],
  },
  service_request: {
    keptFor: '6 years after it was sent, unless a complaint is about it',
    rowsOf: ofCustomer,
    onErasure: 'delete',
    expiry: {
      months: years(6),
      since: sql`case when status <> 'Active'
        and not exists (select from complaint where complaint.service_request_id = service_request.id) then created_at end`,
    },
  },
  note: {
    keptFor: '6 years after it was written',
    rowsOf: ofRepairsOf,
    onErasure: 'delete',
    expiry: { months: years(6), since: sql`created_at` },
  },
  repair_communication: {
    keptFor: '6 years after it was sent',
    rowsOf: ofRepairsOf,
    onErasure: 'delete',
    expiry: { months: years(6), since: sql`created_at` },
  },
  upload_piece: {
    keptFor: 'an hour without a byte',
    rowsOf: (customerId) =>
      sql`upload_id in (select upload.id from upload join works_order on works_order.id = works_order_id
        where customer_id = ${customerId}::uuid)`,
    onErasure: 'delete',
  },
  upload: { keptFor: 'an hour without a byte', rowsOf: ofRepairsOf, onErasure: 'delete' },
  document: {
    keptFor: '6 years after the repair was finished',
    rowsOf: ofRepairsOf,
    onErasure: 'delete',
    expiry: { months: years(6), since: endOfRepair },
  },
  works_order_adjustments: { keptFor: 'as its repair', rowsOf: ofRepairsOf, onErasure: 'delete' },
  promise: { keptFor: 'as its repair', rowsOf: ofRepairsOf, onErasure: 'delete' },
  appointment_notice: { keptFor: 'as its repair', rowsOf: ofRepairsOf, onErasure: 'delete' },
  repair_feedback: {
    keptFor: 'as its repair',
    rowsOf: ofRepairsOf,
    onErasure: 'anonymise',
    deletedRows: sql`asked_at is null`,
    cleared: { reason: empty },
    preserved: ['contractor_site'],
  },
  missed_promise: {
    keptFor: 'as its repair',
    rowsOf: ofRepairsOf,
    onErasure: 'anonymise',
    preserved: ['kind'],
  },
  missed_deadline: {
    keptFor: 'as its repair',
    rowsOf: ofRepairsOf,
    onErasure: 'anonymise',
    preserved: ['deadline'],
  },
  works_order_event: {
    keptFor: 'as its repair',
    rowsOf: ofRepairsOf,
    onErasure: 'anonymise',
    preserved: ['code'],
  },
  appointment: {
    keptFor: 'as its repair',
    rowsOf: ofRepairsOf,
    onErasure: 'anonymise',
    preserved: ['site', 'availability_type'],
  },
  works_order: {
    keptFor: 'as long as the home: the law asks what was done about a hazard; drafts for a day',
    rowsOf: ofCustomer,
    onErasure: 'anonymise',
    deletedRows: sql`is_draft`,
    cleared: {
      crime_reference: none,
      location_id: empty,
      location: empty,
      repair_reason: ofCatalogue('description'),
      trade: ofCatalogue('trade'),
      sor_code: ofCatalogue('sor_code'),
      description: empty,
      additional_information: empty,
      is_vulnerable: none,
      is_covid_self_isolated: none,
      vulnerable_response_text: empty,
      reporter_given_name: empty,
      reporter_surname: empty,
      reporter_number: empty,
      reporter_relationship: none,
      reporter_organisation: empty,
      reporter_to_be_contacted: sql`false`,
      eligibility_codes: sql`'{}'`,
    },
    preserved: ['job_number', 'status', 'priority', 'contractor_site', 'channel'],
  },
  card_payment: {
    keptFor: 'as its payment (demonstration only)',
    rowsOf: (customerId) =>
      sql`reference in (select id from payment where customer_id = ${customerId}::uuid)`,
    onErasure: 'delete',
    withheld: ['token'],
  },
  account_transaction: {
    keptFor: 'for ever: lines follow each other, and accounts of money are owed for 6 years after a tenancy',
    rowsOf: (customerId) =>
      sql`account_id in (select id from account where customer_id = ${customerId}::uuid)`,
    onErasure: 'anonymise',
    cleared: { description: erased },
    preserved: ['transaction_type', 'payment_code'],
  },
  payment: {
    keptFor: 'as its account',
    rowsOf: ofCustomer,
    onErasure: 'anonymise',
    cleared: {
      pay_reference: erasedNumber,
      // Whoever knows the number can still tell that it is this one.
      card_transaction: sql`'erased-' || encode(sha256(convert_to(card_transaction, 'UTF8')), 'hex')`,
      settled_because: sql`case when settled_because is not null then ${erased} end`,
    },
    preserved: ['state', 'reference'],
  },
  account: {
    keptFor: 'for ever, as the ledger',
    rowsOf: ofCustomer,
    onErasure: 'anonymise',
    cleared: { account_number: erasedNumber, pay_reference: erasedNumber },
    preserved: ['account_type'],
  },
  tenancy_premises: {
    keptFor: 'as its tenancy',
    rowsOf: (customerId) =>
      sql`tenancy_id in (select id from tenancy where customer_id = ${customerId}::uuid)`,
    onErasure: 'delete',
  },
  tenancy: {
    keptFor: '6 years after it ended, and its ledger',
    rowsOf: ofCustomer,
    onErasure: 'anonymise',
    cleared: {
      payment_reference: erasedNumber,
      tenancy_type: erased,
      is_active: sql`false`,
    },
    preserved: ['tenancy_group'],
  },
  customer: {
    keptFor: '6 years after the last tenancy ended',
    rowsOf: (customerId) => sql`id = ${customerId}::uuid`,
    onErasure: 'anonymise',
    cleared: {
      external_identifier: erasedNumber,
      title: empty,
      given_name: erased,
      surname: empty,
      date_of_birth: none,
      email: empty,
      mobile_phone: empty,
      home_phone: empty,
      work_phone: empty,
      adjustments: sql`'{"needs": [], "language": ""}'::jsonb`,
      version: sql`version + 1`,
    },
  },
} as const satisfies Partial<Record<keyof Schema, Retention>>;
