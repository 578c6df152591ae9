import { describe, expect, test } from 'vitest';
import { type NoticeKey, notices } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { dayOfText } from '../../contract/typed-days.ts';
import { type Complaint, fill } from '../../machines/engine/index.ts';
import { operations } from './operations.ts';
import { periodProblem, questions } from './questions.ts';

const facts = { today: '2026-11-21', tenancyStart: '2020-02-03' };

test.each([
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/11/2026', null],
  ['1/2/2026', '2026-02-01'],
  ['1/10/2026', '2026-10-01'],
  ['01.10.2026', '2026-10-01'],
  ['1-10-2026', '2026-10-01'],
  ['1 10 2026', '2026-10-01'],
  [' 01 / 10 / 2026 ', '2026-10-01'],
  ['01102026', '2026-10-01'],
  ['1102026', null],
  ['1/13/2026', null],
  ['0/1/2026', null],
  ['1/10/26', null],
  ['1-1-25', null],
  ['1..10.2026', null],
  ['2026-02-01', null],
  ['', null],
])('‘%s’ is the day %s', (typed, day) => expect(dayOfText(typed)).toBe(day));

describe('the dates of a statement', () => {
  test.each([
    ['22/11/2020', '21/11/2026', null],
    ['21/11/2020', '21/11/2026', 'Statement_Too_Long'],
    ['03/02/2020', '21/11/2026', 'Statement_Too_Long'],
    ['03/02/2020', '1/1/2021', null],
    ['', '21/11/2026', 'SSC009'],
    ['2025-01-01', '', 'SSC009'],
    ['2025-01-01', '21/11/2026', 'SSC020'],
    ['21/11/2026', '20/11/2026', 'SSC009'],
    ['02/02/2020', '20/11/2026', 'SSC012'],
    ['22/11/2026', '22/11/2026', 'SSC013'],
    ['21/11/2026', '22/11/2026', 'SSC014'],
  ])('from ‘%s’ to ‘%s’: %s', (from, to, problem) => {
    expect(periodProblem({ from, to }, facts)).toBe(problem);
  });
});

describe('what is missing is named where it is', () => {
  const text = (complaints: readonly Complaint[]) =>
    complaints.map(({ notice, values }) => fill(notices[notice as NoticeKey], values ?? {}));
  const resident = { ...facts, payref: '', name: '', email: 'amara@example.com' };
  test.each([
    ['recipient', questions.recipient.check(undefined, resident), 'Choose where we should send it.'],
    ['email', questions.email.check(' ', resident), 'Enter an email address.'],
    ['both dates', questions.period.check(undefined, resident), 'Enter both dates.'],
    ['From', questions.period.check({ from: '', to: '1/1/2026' }, resident), 'Enter the From date.'],
    ['To', questions.period.check({ from: '1/1/2026', to: '' }, resident), 'Enter the To date.'],
    [
      'the order',
      questions.period.check({ from: '2/1/2026', to: '1/1/2026' }, resident),
      'From must not be after To.',
    ],
  ])('%s', (_name, complaints, said) => {
    expect(complaints.map(({ notice }) => notice)).toEqual(['SSC009']);
    expect(text(complaints)).toEqual([said]);
  });

  test('a list that has no values for it says all of it', () => {
    expect(text([{ notice: 'SSC009' }])).toEqual([
      'Fill in everything, and check that From is not after To.',
    ]);
  });
});

test('the request says whose statement, of which days, and where to, once for a key', async () => {
  const sent: unknown[] = [];
  const call = async (_call: unknown, request: unknown, options: { idempotencyKey?: string }) => {
    sent.push([request, options.idempotencyKey]);
    return {};
  };
  const situation = {
    answers: {
      recipient: 'other' as const,
      email: ' ann@example.com ',
      period: { from: '01/10/2026', to: '31/10/2026' },
    },
    facts: { ...facts, payref: '10004820', name: 'Ms Amara Okafor', email: 'amara@example.com' },
    editing: false,
  };
  await operations.sendRequest.run(situation, {
    services: { gateway: { call } as unknown as Gateway, customerId: 'me' },
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date('2026-11-20T09:30:00Z'),
    wait: async () => {},
    once: (_name, start) => start(),
  });
  expect(sent).toEqual([
    [
      {
        params: { customerId: 'me' },
        body: {
          sender: { digitalAddresses: [{ type: 'email', address: 'amara@example.com' }] },
          communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
          communicationType: 'Email',
          content: [
            { identifier: 'payment_ref', value: '10004820' },
            { identifier: 'customer_name', value: 'Ms Amara Okafor' },
            { identifier: 'statement_startdate', value: '2026-10-01' },
            { identifier: 'statement_enddate', value: '2026-10-31' },
            { identifier: 'customer_email', value: 'ann@example.com' },
          ],
        },
      },
      'key',
    ],
  ]);
});

test('the resident is known by name and e-mail address, as far as the provider holds them', async () => {
  const addresses = [
    { type: 'web', address: 'https://amara.example' },
    { type: 'email', address: 'amara@example.com' },
  ];
  const loaded = (title: string, digitalAddresses: readonly object[]) => {
    const name = { title, givenName: 'Amara', surname: 'Okafor' };
    const call = async () => ({ person: { name }, addresses: { digitalAddresses } });
    const known = { ...facts, payref: '10004820', name: '', email: '' };
    return operations.loadResident.run(
      { answers: {}, facts: known, editing: false },
      {
        services: { gateway: { call } as unknown as Gateway, customerId: 'me' },
        key: 'key',
        signal: new AbortController().signal,
        now: () => new Date('2026-11-21T12:00:00Z'),
        wait: async () => {},
        once: (_name, start) => start(),
      },
    );
  };
  const person = { tenancyStart: '2020-02-03', today: '2026-11-21' };
  expect(await loaded('Ms', addresses)).toEqual({
    ...person,
    name: 'Ms Amara Okafor',
    email: 'amara@example.com',
  });
  expect(await loaded('', [])).toEqual({ ...person, name: 'Amara Okafor', email: '' });
});

test('it can be read for five seconds that the request was sent, and for four that it was not', async () => {
  const waits: number[] = [];
  await operations.letRead.run(
    { answers: {}, facts: { ...facts, payref: '', name: '', email: '' }, editing: false },
    {
      services: { gateway: {} as Gateway, customerId: 'me' },
      key: 'key',
      signal: new AbortController().signal,
      now: () => new Date(0),
      wait: async (ms) => {
        waits.push(ms);
      },
      once: (_name, start) => start(),
    },
  );
  expect(waits).toEqual([5000]);
  expect(operations.sendRequest.faults?.otherwise).toEqual({ stay: 'Generic_Error_API', durationMs: 4000 });
});

test('an address that the provider does not hold is found out, and a fault of reading it is said', () => {
  const { outcomes, faults } = operations.loadResident;
  const known = { answers: {}, facts: { ...facts, payref: '', name: '', email: '' }, editing: false };
  const isUnknown = (email: string) =>
    outcomes['the provider holds no address of theirs'].when?.({ ...facts, name: '', email }, known);
  expect([isUnknown(''), isUnknown('amara@example.com')]).toEqual([true, false]);
  expect(faults?.otherwise).toEqual({ errorPage: 'failed', notice: 'Customer_Error' });
  expect(operations.letRead.faults?.otherwise).toEqual({ end: 'sent' });
});
