import * as v from 'valibot';
import { defineCall } from './call.ts';
import { EmailAddress, Phone, PhoneOrNone } from './contact-details.ts';
import { CustomerPath } from './customers.ts';
import { Day, DigitalAddress, filledText, Id, PersonName, text } from './fields.ts';
import { Instant } from './moments.ts';
import { v1 } from './paths.ts';
import { queryNumber } from './query-fields.ts';
import { isTooLongForStatement, maxStatementYears } from './statements.ts';

/** What a message is about. */
export const communicationCategories = [
  'Annual Domestic Gas Servicing',
  'Five Year Electrical Check',
  'Repairs',
  'Rent and Service Charges',
  'Statement Available',
  'Building Safety',
  'General',
] as const;
export type CommunicationCategory = (typeof communicationCategories)[number];

/** The notification type of a message that says that a statement is ready. */
export const statementNotification = 'STATEMENT';

const communicationStatuses = ['UNREAD', 'READ'] as const;
const communicationSorts = ['createdDate desc', 'createdDate asc'] as const;

/** A message to the resident. */
export const Communication = v.object({
  identifier: Id,
  status: v.picklist(communicationStatuses),
  createdDate: Instant,
  /** Usually one of `communicationCategories`; written as the provider's other systems write it. */
  communicationCategoryType: text(60),
  /** The home that it is about; null when it is about none or all of them. */
  assetIdentifier: v.nullable(Id),
  /** The account that it is about, by its payment reference. */
  paymentReference: v.nullable(text(20)),
  message: v.object({
    sender: v.object({ organisation: v.object({ personName: PersonName }) }),
    /** The subject, the body with its line breaks and, for some, the notification type. */
    content: v.pipe(v.array(text(5000)), v.minLength(2), v.maxLength(3)),
  }),
});

export type Communication = v.InferOutput<typeof Communication>;

export const listCommunications = defineCall({
  id: 'listCommunications',
  method: 'GET',
  path: `${v1}/customers/:customerId/communications`,
  params: CustomerPath,
  query: v.object({
    /** The first and the last day on which messages were sent, on the calendar in England. */
    fromDate: v.optional(Day),
    toDate: v.optional(Day),
    status: v.optional(v.picklist(communicationStatuses)),
    /** Messages about this home, and those that are about no home in particular. */
    assetIdentifier: v.optional(Id),
    /** Words that the subject or the body holds, in any case. */
    searchText: v.optional(text(100)),
    limit: v.optional(queryNumber(100)),
    skip: v.optional(queryNumber(1_000_000)),
    sort: v.optional(v.picklist(communicationSorts)),
  }),
  answer: v.object({
    communications: v.array(Communication),
    'total-count': v.number(),
    /** Unread messages of the days and the home that were asked for, whatever the status and the search text. */
    'total-unread': v.number(),
    /** The categories of those, each once. */
    unreadCatagoryTypes: v.array(text(60)),
  }),
});

export const markCommunicationRead = defineCall({
  id: 'markCommunicationRead',
  method: 'PATCH',
  path: `${v1}/customers/:customerId/communications/:communicationId`,
  params: v.object({ customerId: Id, communicationId: Id }),
  body: v.object({ status: v.literal('READ') }),
  status: 204,
  outlivesPage: true,
});

/** What an e-mail to the provider or from it is made from: the identifiers of its template. */
export const communicationTemplates = {
  STATEMENT_REQUEST_EMAIL: [
    'payment_ref',
    'customer_name',
    'statement_startdate',
    'statement_enddate',
    'customer_email',
  ],
  PROFILE_UPDATE_EMAIL: [
    'insert_date',
    'insert_time',
    'email_address',
    'mobile_phone',
    'home_phone',
    'business_phone',
  ],
} as const;
export type CommunicationTemplate = keyof typeof communicationTemplates;

/** What the value of each identifier must be. */
const values = {
  payment_ref: filledText(20),
  customer_name: filledText(160),
  statement_startdate: Day,
  statement_enddate: Day,
  customer_email: EmailAddress,
  insert_date: Day,
  insert_time: v.pipe(v.string(), v.isoTime()),
  email_address: EmailAddress,
  mobile_phone: Phone,
  home_phone: PhoneOrNone,
  business_phone: PhoneOrNone,
};

type Identifier = keyof typeof values;

const entry = <const I extends Identifier>(identifier: I) =>
  v.object({ identifier: v.literal(identifier), value: values[identifier] });

/** Whether every identifier of the template is there, and once. */
const isWhole = (
  content: readonly { readonly identifier: string }[],
  template: CommunicationTemplate,
): boolean => {
  const identifiers = communicationTemplates[template];
  return (
    content.length === identifiers.length &&
    identifiers.every((identifier) => content.some((one) => one.identifier === identifier))
  );
};

/** The first or the last day that a statement is asked for. */
const dayIn = (
  content: readonly { readonly identifier: string; readonly value: string }[],
  end: 'start' | 'end',
): string => content.find(({ identifier }) => identifier === `statement_${end}date`)?.value ?? '';

const common = {
  /** Who asks: the addresses of the resident as the portal knows them. */
  sender: v.object({ digitalAddresses: v.pipe(v.array(DigitalAddress), v.maxLength(5)) }),
  communicationType: v.literal('Email'),
};

const StatementRequest = v.object({
  ...common,
  communicationTemplateIdentifier: v.literal('STATEMENT_REQUEST_EMAIL'),
  /** The days are `YYYY-MM-DD`, and of no more than six years. */
  content: v.pipe(
    v.array(
      v.variant('identifier', [
        entry('payment_ref'),
        entry('customer_name'),
        entry('statement_startdate'),
        entry('statement_enddate'),
        entry('customer_email'),
      ]),
    ),
    v.check((content) => isWhole(content, 'STATEMENT_REQUEST_EMAIL'), 'must have every identifier once'),
    v.check(
      (content) => !isTooLongForStatement(dayIn(content, 'start'), dayIn(content, 'end')),
      `must be of no more than ${maxStatementYears} years`,
    ),
  ),
});

const ProfileUpdate = v.object({
  ...common,
  communicationTemplateIdentifier: v.literal('PROFILE_UPDATE_EMAIL'),
  /** The date is `YYYY-MM-DD`, the time `HH:mm`, both on the clock in England. */
  content: v.pipe(
    v.array(
      v.variant('identifier', [
        entry('insert_date'),
        entry('insert_time'),
        entry('email_address'),
        entry('mobile_phone'),
        entry('home_phone'),
        entry('business_phone'),
      ]),
    ),
    v.check((content) => isWhole(content, 'PROFILE_UPDATE_EMAIL'), 'must have every identifier once'),
  ),
});

export const sendCustomerCommunication = defineCall({
  id: 'sendCustomerCommunication',
  method: 'POST',
  path: `${v1}/customers/:customerId/communications`,
  params: CustomerPath,
  body: v.variant('communicationTemplateIdentifier', [StatementRequest, ProfileUpdate]),
  status: 202,
  needsIdempotencyKey: true,
});
