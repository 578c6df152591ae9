import type * as v from 'valibot';
import { mail as words } from '../../content/mail.ts';
import { accountKind, hasStatements } from '../../contract/account-rules.ts';
import type { sendCustomerCommunication } from '../../contract/communications.ts';
import { dateInWords, dayOf } from '../../contract/dates.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { fillMessage } from '../fill.ts';
import { invalid, notFound } from '../http/problem.ts';
import { letterBody } from '../mail/letter-body.ts';
import type { NewLetter } from '../mail/outbox.ts';
import { requireAccountByReference } from '../money/accounts.ts';

type Asked = v.InferOutput<(typeof sendCustomerCommunication)['body']>;
type StatementRequest = Extract<Asked, { communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL' }>;
type ProfileUpdate = Extract<Asked, { communicationTemplateIdentifier: 'PROFILE_UPDATE_EMAIL' }>;

interface From {
  readonly db: Database;
  readonly config: Pick<Config, 'mailFrom' | 'mailProfiles'>;
  readonly customerId: string;
  readonly now: Date;
}

const valuesOf = (content: Asked['content']): Record<string, string> =>
  Object.fromEntries(content.map(({ identifier, value }) => [identifier, value]));

/** What letters say of a customer is what the provider knows: what a browser sends could be anything, to anybody. */
async function customerOf({ db, customerId }: From) {
  const row = await db
    .selectFrom('customer')
    .select(['title', 'given_name', 'surname', 'external_identifier'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const name = [row.title, row.given_name, row.surname].filter((part) => part !== '').join(' ');
  return { name, reference: row.external_identifier };
}

async function statementRequest(from: From, asked: StatementRequest): Promise<NewLetter> {
  const { db, config, customerId, now } = from;
  const values = valuesOf(asked.content);
  const { payment_ref: account = '', statement_startdate: start = '', statement_enddate: end = '' } = values;
  const own = await requireAccountByReference(db, customerId, account);
  if (!hasStatements(accountKind(own.account_type, own.tenancy_type))) throw notFound();
  if (start > end || end > dayOf(now)) {
    throw invalid({ content: ['the first day must not be after the last, and neither in the future'] });
  }
  const { name } = await customerOf(from);
  const days = { from: dateInWords(start), to: dateInWords(end) };
  const { subject, body } = fillMessage(words.statementRequest, { account, ...days });
  return {
    sender: config.mailFrom,
    recipient: values.customer_email ?? '',
    replyTo: null,
    subject,
    body: letterBody(name, body),
    file: {
      name: `statement-${start}-to-${end}.pdf`,
      type: 'application/pdf',
      source: { kind: 'statement', customerId, accountId: own.id, from: start, to: end },
    },
  };
}

async function profileUpdate(from: From, { content }: ProfileUpdate): Promise<NewLetter> {
  const { config } = from;
  const values = valuesOf(content);
  const { name, reference } = await customerOf(from);
  return {
    sender: config.mailFrom,
    recipient: config.mailProfiles,
    replyTo: null,
    ...fillMessage(words.profileUpdate, {
      name,
      reference,
      date: dateInWords(values.insert_date ?? ''),
      time: values.insert_time ?? '',
      email: values.email_address || '-',
      mobile: values.mobile_phone || '-',
      home: values.home_phone || '-',
      business: values.business_phone || '-',
    }),
    file: null,
  };
}

/** The letter that is asked for. Throws 404 for an account that is not the customer's, 400 for days that cannot be. */
export const emailOf = (from: From, asked: Asked): Promise<NewLetter> =>
  asked.communicationTemplateIdentifier === 'STATEMENT_REQUEST_EMAIL'
    ? statementRequest(from, asked)
    : profileUpdate(from, asked);
