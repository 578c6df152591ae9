import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenMessages } from '../../content/written-messages.ts';
import { getAccounts } from '../../contract/accounts.ts';
import { sendEnquiry } from '../../contract/enquiry.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { freshKey } from '../support/cases.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { messagesAbout } from '../support/written-messages.ts';

let gateway: TestGateway;
let amara: Browser;
let accountId: string;
const accountOf = async (who: Browser) => {
  const { accounts } = await who.call(getAccounts, { params: { customerId: who.customerId } });
  return accounts[0]?.['account-identifier'] ?? '';
};
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
  accountId = await accountOf(amara);
});
afterAll(() => gateway.close());

type Enquiry = v.InferInput<(typeof sendEnquiry)['body']>;
const enquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  additionalDetails: 'My hours were cut and I am behind with the rent.',
  referralReason: [
    'Rent arrears',
    'Benefits and Universal Credit: New claim',
    'Benefits and Universal Credit: Appeal',
  ],
  referralFor: 'Other member of household',
  assetIdentifier: assetIdOf('Flat 6, Mill Court'),
  serviceRequestType: 'financialinclusionenquiry',
  preferredContact: {
    personName: 'Sam Reed',
    relationship: 'Friend or Family',
    phoneNumber: '07700900555',
    phoneNumberType: 'other',
  },
  ...more,
});
const send = (body: Enquiry, options = freshKey(), params = { customerId: amara.customerId, accountId }) =>
  amara.send(sendEnquiry, { params, body }, options);
const kept = () => gateway.platform.db.selectFrom('financial_enquiry').selectAll().execute();

it('is kept once for a key, and answered with nothing', async () => {
  const key = freshKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(enquiry(), key)));
  expect(answers.map(({ status, text }) => `${status}${text}`)).toEqual(Array(10).fill('201'));
  expect(await kept()).toEqual([
    expect.objectContaining({
      customer_id: amara.customerId,
      account_id: accountId,
      asset_id: assetIdOf('Flat 6, Mill Court'),
      referral_for: 'Other member of household',
      reasons: enquiry().referralReason,
      details: enquiry().additionalDetails,
      contact_phone: '07700900555',
      contact_phone_type: 'other',
      contact_name: 'Sam Reed',
      contact_relation: 'Friend or Family',
    }),
  ]);
  expect((await send(enquiry({ referralFor: 'Myself' }), key)).status).toBe(422);
  expect(await messagesAbout(gateway, writtenMessages.enquired.subject)).toMatchObject([
    { customer_id: amara.customerId, asset_id: enquiry().assetIdentifier, read_at: null },
  ]);
});

it('comes from a saved number without a name', async () => {
  const preferredContact = {
    personName: null,
    relationship: null,
    phoneNumber: '07700900001',
    phoneNumberType: 'mobilePhone' as const,
  };
  expect((await send(enquiry({ preferredContact, additionalDetails: 'a'.repeat(1500) }))).status).toBe(201);
});

it('about another’s account or home is as if there were none', async () => {
  const ben = await signIn(gateway, 'ben.hughes@example.com');
  const before = (await kept()).length;
  const theirs = { customerId: amara.customerId, accountId: await accountOf(ben) };
  expect((await send(enquiry(), freshKey(), theirs)).status).toBe(404);
  expect((await send(enquiry({ assetIdentifier: assetIdOf('14 Orchard Lane') }))).status).toBe(404);
  expect((await kept()).length).toBe(before);
});

describe('is refused, by field, with', () => {
  const contact = enquiry().preferredContact;
  it.each<[string, Partial<Enquiry>, string]>([
    ['no details', { additionalDetails: ' ' }, 'additionalDetails'],
    ['details of 1501 characters', { additionalDetails: 'a'.repeat(1501) }, 'additionalDetails'],
    ...['&', '*', '%', '!', '<', '>'].map((sign): [string, Partial<Enquiry>, string] => [
      `details with ${sign}`,
      { additionalDetails: `a ${sign} b` },
      'additionalDetails',
    ]),
    ['no reason', { referralReason: [] }, 'referralReason'],
    ['an unknown reason', { referralReason: ['Debt', 'Boredom'] }, 'referralReason.1'],
    ['a reason for staff', { referralReason: ['Staff referral'] }, 'referralReason.0'],
    [
      'a reason without its advice',
      { referralReason: ['Benefits and Universal Credit'] },
      'referralReason.0',
    ],
    ['advice that a reason has not', { referralReason: ['Debt: Appeal'] }, 'referralReason.0'],
    ['a reason twice', { referralReason: ['Debt', 'Debt'] }, 'referralReason.1'],
    ['somebody else', { referralFor: 'A friend' as never }, 'referralFor'],
    ['another kind', { serviceRequestType: 'complaint' as never }, 'serviceRequestType'],
    [
      'a short number',
      { preferredContact: { ...contact, phoneNumber: '123' } },
      'preferredContact.phoneNumber',
    ],
    [
      'a number that is not saved, without a name',
      { preferredContact: { ...contact, personName: null } },
      'preferredContact.personName',
    ],
  ])('%s', async (_what, more, field) => {
    const before = (await kept()).length;
    const answer = await send(enquiry(more));
    expect([answer.status, Object.keys(answer.problem().errors ?? {})]).toEqual([400, [field]]);
    expect((await kept()).length).toBe(before);
  });
});
