import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Customer, CustomerPath } from './customers.ts';
import { isEmail } from './email.ts';
import { v2 } from './paths.ts';
import { isPhoneNumber } from './repair-rules.ts';

export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isEmail, 'is not an e-mail address that we can write to'),
);

export const Phone = v.pipe(v.string(), v.check(isPhoneNumber, 'must be 11 digits that begin with 0'));
export const PhoneOrNone = v.union([v.literal(''), Phone], 'must be 11 digits that begin with 0, or nothing');

/** How a resident can be reached. Home and work phone are empty when there is none. */
export const ContactDetails = v.object({
  emailAddress: EmailAddress,
  mobilePhone: Phone,
  homePhone: PhoneOrNone,
  workPhone: PhoneOrNone,
});

export type ContactDetails = v.InferOutput<typeof ContactDetails>;

export const updateCustomer = defineCall({
  id: 'updateCustomer',
  method: 'PUT',
  path: `${v2}/customers/:customerId`,
  params: CustomerPath,
  body: ContactDetails,
  answer: Customer,
  needsEntityTag: true,
  answersEntityTag: true,
  acceptsIdempotencyKey: true,
});
