import { describe, expect, test } from 'vitest';
import type { Account } from '../../contract/accounts.ts';
import type { Call, Gateway } from '../../contract/call.ts';
import type { TenancySummary } from '../../contract/customers.ts';
import { accountFor, loadBeginning, postEnquiry } from './calls.ts';
import { type EnquirySituation, questions } from './questions.ts';
import { nothingKnown } from './vocabulary.ts';

const benefits = 'Benefits and Universal Credit';
const facts = {
  ...nothingKnown,
  account: { accountId: 'account', assetId: 'asset' },
  resident: {
    phones: ['02079460000'],
    numbers: [{ number: '02079460000', type: 'homePhone' as const }],
  },
  reasons: [
    { referralReason: 'Debt', adviceTypes: [] },
    { referralReason: benefits, adviceTypes: ['New claim', 'Appeal'] },
  ],
};

const keysOf = (complaints: readonly { readonly notice: string }[]) => complaints.map(({ notice }) => notice);

describe('what is wrong with an answer', () => {
  test.each([
    ['referralFor', undefined, ['Financial_FI017a']],
    ['referralFor', 'Myself', []],
    ['referralReason', [], ['Financial_FI008a']],
    ['referralReason', [benefits], ['Financial_FI020']],
    ['referralReason', [benefits, `${benefits}: Appeal`], []],
    ['referralReason', ['Debt'], []],
    ['referralDetails', '  ', ['Financial_FI005']],
    ['referralDetails', 'x'.repeat(1500), []],
    ['number', undefined, ['Financial_FI016c']],
    ['phone', '', ['Financial_FI016c']],
    ['phone', '0123', ['SSR002']],
    ['name', ' ', ['Case_CC011']],
  ] as const)('%s %s: %s', (question, value, notices) => {
    const { check } = questions[question];
    expect(keysOf(check(value as never, facts))).toEqual(notices);
  });

  test.each(['&', '*', '%', '!', '<', '>'])('details with %s', (sign) => {
    const complaints = questions.referralDetails.check(`one ${sign} two`, facts);
    expect(keysOf(complaints)).toEqual(['Financial_BC009']);
  });

  test('typing ends at 1500 characters, where that is said', () => {
    expect(questions.referralDetails.shape('x'.repeat(1600))).toHaveLength(1500);
    expect(questions.referralDetails.atLimit).toBe('Financial_FI009');
  });
});

describe('the account that an enquiry is about', () => {
  const account = (id: string, type: string, reference: string) =>
    ({
      'account-identifier': id,
      'account-type': type,
      identifiers: { 'pay-ref': reference, 'account-number': id },
    }) as Account;
  const tenancy = (paymentReference: string, premises: string) =>
    ({ paymentReference, premisesIds: [premises] }) as unknown as TenancySummary;
  const accounts = [account('garage', 'GRD', '2222222001'), account('rent', 'REN', '1111111001')];
  const tenancies = [tenancy('1111111', 'flat'), tenancy('2222222', 'shed')];

  test('is the one that the resident came from', () => {
    expect(accountFor('garage', accounts, tenancies)).toEqual({ accountId: 'garage', assetId: 'shed' });
  });

  test('is else the first rent account', () => {
    expect(accountFor('', accounts, tenancies)).toEqual({ accountId: 'rent', assetId: 'flat' });
    expect(accountFor('somebody else’s', accounts, tenancies)?.accountId).toBe('rent');
  });

  test('is none without a rent account, or without a home that goes with it', () => {
    expect(accountFor('', accounts.slice(0, 1), tenancies)).toBeNull();
    expect(accountFor('', accounts, [])).toBeNull();
  });
});

/** A gateway that answers by the call's name, and notes what it was asked. */
function gatewayWith(answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly call: string; readonly request: unknown; readonly options: unknown }[] = [];
  const call = async ({ id }: Call, request: unknown, options: unknown) => {
    asked.push({ call: id, request, options });
    return answers[id];
  };
  const tools = {
    services: { gateway: { call } as unknown as Gateway, customerId: 'me' },
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: async () => undefined,
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  return { asked, tools };
}

describe('what is known before the first question', () => {
  const answers = (isCatalyst: boolean, toggle: string) => ({
    getCustomer: {
      addresses: {
        telecomsAddresses: [
          { type: 'mobilePhone', number: '07700900123' },
          { type: 'carrierPigeon', number: '02079460000' },
        ],
      },
      statuses: { isCatalyst },
    },
    getAccounts: { accounts: [] },
    getTenancies: { tenanciesSummaries: [] },
    getReferenceData: {
      namespaces: [
        {
          namespace: {
            name: 'financial-referral-reasons',
            keyValues: [
              { referralReason: 'Debt', displayOnMyPeabody: true, adviceTypes: [] },
              { referralReason: 'Staff referral', displayOnMyPeabody: false, adviceTypes: [] },
            ],
          },
        },
      ],
    },
    getConfiguration: { value: toggle },
  });
  const load = (isCatalyst: boolean, toggle: string) =>
    loadBeginning(
      { facts: nothingKnown, answers: {}, editing: false },
      gatewayWith(answers(isCatalyst, toggle)).tools,
    );

  test('are the reasons that residents are offered, and no others', async () => {
    expect((await load(false, 'false')).reasons).toEqual([{ referralReason: 'Debt', adviceTypes: [] }]);
  });

  test('are the saved numbers, each with its kind', async () => {
    expect((await load(false, 'true')).resident?.numbers).toEqual([
      { number: '07700900123', type: 'mobilePhone' },
      { number: '02079460000', type: 'other' },
    ]);
  });

  test.each([
    [false, 'false', true],
    [true, 'true', true],
    [true, 'TRUE', false],
    [true, '', false],
  ])('merged landlord %s, switch %s: open %s', async (isCatalyst, toggle, isOpen) => {
    expect((await load(isCatalyst, toggle)).isOpen).toBe(isOpen);
  });
});

describe('what is sent', () => {
  const answers = {
    referralFor: 'Other member of household',
    referralReason: ['Debt', benefits, `${benefits}: Appeal`],
    referralDetails: ' My hours were cut. ',
  } as const;
  const sendWith = async (contact: EnquirySituation['answers']) => {
    const { asked, tools } = gatewayWith({});
    const reasons = await postEnquiry({ facts, answers: { ...answers, ...contact }, editing: false }, tools);
    return { reasons, asked };
  };

  test('is all that was answered, once for a key, with reasons by their kinds of advice', async () => {
    const { reasons, asked } = await sendWith({ number: '02079460000' });
    expect(reasons).toEqual(['Debt', `${benefits}: Appeal`]);
    expect(asked).toMatchObject([
      {
        call: 'sendEnquiry',
        request: {
          params: { customerId: 'me', accountId: 'account' },
          body: {
            additionalDetails: 'My hours were cut.',
            referralReason: ['Debt', `${benefits}: Appeal`],
            referralFor: 'Other member of household',
            assetIdentifier: 'asset',
            serviceRequestType: 'financialinclusionenquiry',
            preferredContact: {
              personName: null,
              relationship: null,
              phoneNumber: '02079460000',
              phoneNumberType: 'homePhone',
            },
          },
        },
        options: { idempotencyKey: 'key' },
      },
    ]);
  });

  test('names whoever another number belongs to', async () => {
    const contact = { number: 'another', phone: '02079460000', name: 'Ann Lee', relation: 'Other' } as const;
    const { asked } = await sendWith(contact);
    expect(asked[0]).toMatchObject({
      request: {
        body: {
          preferredContact: {
            personName: 'Ann Lee',
            relationship: 'Other',
            phoneNumber: '02079460000',
            phoneNumberType: 'other',
          },
        },
      },
    });
  });

  test('is nothing as long as it is not complete', async () => {
    const complete = { ...answers, number: '02079460000' };
    const send = async (changes: object, known: object = facts) => {
      const { asked, tools } = gatewayWith({});
      const situation = { facts: known, answers: { ...complete, ...changes }, editing: false };
      await expect(postEnquiry(situation as EnquirySituation, tools)).rejects.toThrow('is not complete');
      expect(asked).toEqual([]);
    };
    await send({ referralFor: undefined });
    await send({ number: undefined });
    await send({}, { ...facts, account: null });
  });

  test('leaves out each reason that only opens its kinds of advice', async () => {
    const reasons = [...facts.reasons, { referralReason: 'Work', adviceTypes: ['Training'] }];
    const { tools } = gatewayWith({});
    const ticked = {
      ...answers,
      referralReason: [benefits, `${benefits}: Appeal`, 'Work', 'Work: Training'],
    };
    const situation = {
      facts: { ...facts, reasons },
      answers: { ...ticked, number: '02079460000' },
      editing: false,
    };
    expect(await postEnquiry(situation as EnquirySituation, tools)).toEqual([
      `${benefits}: Appeal`,
      'Work: Training',
    ]);
  });
});
