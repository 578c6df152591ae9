import type { AnswerOf } from '../../contract/call.ts';
import type { ContactDetails } from '../../contract/contact-details.ts';
import type { getCustomer } from '../../contract/customers.ts';

/** The resident as they are shown, and changed. Empty texts for what the provider does not hold. */
export interface Profile {
  readonly id: string;
  /** State of the record as it was read; a change by somebody else is noticed by it. */
  readonly eTag: string;
  readonly givenName: string;
  readonly surname: string;
  /** `YYYY-MM-DD`, or whatever is held instead. */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly homePhone: string;
  readonly workPhone: string;
  readonly mobilePhone: string;
}

/** How the resident can be reached, by the names of what they can change. */
export const contactNames = ['email', 'mobilePhone', 'homePhone', 'workPhone'] as const;
export type ContactName = (typeof contactNames)[number];
export type Contact = Readonly<Record<ContactName, string>>;

/** The resident as the provider's record has them. */
export function profileOf({ identifier, person, addresses, eTag }: AnswerOf<typeof getCustomer>): Profile {
  const numberOf = (type: string) =>
    addresses.telecomsAddresses.find((address) => address.type === type)?.number ?? '';
  return {
    id: identifier,
    eTag: eTag ?? 'eTag',
    givenName: person.name.givenName,
    surname: person.name.surname,
    dateOfBirth: person.dateOfBirth ?? '',
    email: addresses.digitalAddresses.find(({ type }) => type === 'email')?.address ?? '',
    homePhone: numberOf('homePhone'),
    workPhone: numberOf('workPhone'),
    mobilePhone: numberOf('mobilePhone'),
  };
}

export const fullName = ({ givenName, surname }: Pick<Profile, 'givenName' | 'surname'>): string =>
  [givenName, surname].filter(Boolean).join(' ');

/** Whether a day, `YYYY-MM-DD`, exists and has passed. */
export function isPastDay(day: string, now: Date): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at < now;
}

/** Whether the date of birth that is held cannot be one, or none is held. */
export const isBirthWrong = ({ dateOfBirth }: Pick<Profile, 'dateOfBirth'>, now: Date): boolean =>
  !isPastDay(dateOfBirth, now);

/** What is sent to change how the resident can be reached. */
export const contactDetailsOf = (contact: Contact): ContactDetails => ({
  emailAddress: contact.email,
  mobilePhone: contact.mobilePhone,
  homePhone: contact.homePhone,
  workPhone: contact.workPhone,
});
