import type { CallOptions } from '../../contract/call.ts';
import { sendCustomerCommunication } from '../../contract/communications.ts';
import { updateCustomer } from '../../contract/contact-details.ts';
import { getCustomer } from '../../contract/customers.ts';
import { wallTime } from '../../contract/dates.ts';
import { Fault, type Tools } from '../../machines/engine/index.ts';
import { contactDetailsOf, isBirthWrong, type Profile, profileOf } from '../shared/profile.ts';
import { readSettings } from '../shared/settings.ts';
import { hasChanges, heldContact, isSameContact, type ProfileSituation, typedContact } from './situation.ts';
import type { ProfileFacts, Services } from './vocabulary.ts';

type ProfileTools = Tools<Services>;

const readCustomer = ({ gateway, customerId }: Services, options: CallOptions) =>
  gateway.call(getCustomer, { params: { customerId } }, options);

export type Loaded = Pick<ProfileFacts, 'isBirthWrong' | 'isPassedOn'> & { readonly profile: Profile };

/** The resident, and whether a change is passed on. */
export async function loadProfile(tools: ProfileTools): Promise<Loaded> {
  const options = { signal: tools.signal };
  const customer = await readCustomer(tools.services, options);
  const profile = profileOf(customer);
  const isPassedOn =
    customer.statuses.isCatalyst &&
    (await readSettings(tools, ['mergedLandlordProfiles'], options)).mergedLandlordProfiles;
  return { profile, isPassedOn, isBirthWrong: isBirthWrong(profile, tools.now()) };
}

/** What came of saving, with the record as it stands now. */
export type Saved =
  | { readonly became: 'saved' | 'changed elsewhere'; readonly profile: Profile }
  | { readonly became: 'unchanged' };

const isStale = (error: unknown): boolean => error instanceof Fault && error.status === 412;

/**
 * Changes how the resident can be reached; without a change nothing is sent. What somebody else changed first is not
 * overwritten unseen: the resident decides again. A record that is as it was typed was saved by an attempt whose answer
 * got lost.
 */
export async function saveDetails(situation: ProfileSituation, tools: ProfileTools): Promise<Saved> {
  const { profile } = situation.facts;
  if (!profile) throw new Error('no profile to change was loaded');
  if (!hasChanges(situation)) return { became: 'unchanged' };
  const typed = typedContact(situation);
  const { gateway, customerId } = tools.services;
  const { signal } = tools;
  try {
    const changed = await gateway.call(
      updateCustomer,
      { params: { customerId }, body: contactDetailsOf(typed) },
      { signal, eTag: profile.eTag },
    );
    return { became: 'saved', profile: profileOf(changed) };
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = profileOf(await readCustomer(tools.services, { signal }));
    const isThere = isSameContact(typed, heldContact(now));
    return { became: isThere ? 'saved' : 'changed elsewhere', profile: now };
  }
}

/** Tells the provider of the change by e-mail. */
export async function tellProvider(situation: ProfileSituation, tools: ProfileTools): Promise<void> {
  const { gateway, customerId } = tools.services;
  const { emailAddress, mobilePhone, homePhone, workPhone } = contactDetailsOf(typedContact(situation));
  const now = wallTime(tools.now());
  const content = [
    { identifier: 'insert_date', value: now.slice(0, 10) },
    { identifier: 'insert_time', value: now.slice(11, 16) },
    { identifier: 'email_address', value: emailAddress },
    { identifier: 'mobile_phone', value: mobilePhone },
    { identifier: 'home_phone', value: homePhone },
    { identifier: 'business_phone', value: workPhone },
  ] as const;
  await gateway.call(
    sendCustomerCommunication,
    {
      params: { customerId },
      body: {
        sender: { digitalAddresses: [{ type: 'email', address: emailAddress }] },
        communicationTemplateIdentifier: 'PROFILE_UPDATE_EMAIL',
        communicationType: 'Email',
        content: [...content],
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key },
  );
}

/** The resident as they were saved. */
export const readAgain = async ({ services, signal }: ProfileTools): Promise<Profile> =>
  profileOf(await readCustomer(services, { signal }));
