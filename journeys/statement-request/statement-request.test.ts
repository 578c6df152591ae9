import { describe, expect, test } from 'vitest';
import type { Gateway } from '../../contract/call.ts';
import { dayOfText } from '../shared/typed-days.ts';
import { operations } from './operations.ts';
import { periodProblem } from './questions.ts';

const facts = { today: '2026-11-21', tenancyStart: '2020-02-03' };

test.each([
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/11/2026', null],
  ['1/2/2026', null],
  ['2026-02-01', null],
  ['', null],
])('‘%s’ is the day %s', (typed, day) => expect(dayOfText(typed)).toBe(day));

describe('the dates of a statement', () => {
  test.each([
    ['03/02/2020', '21/11/2026', null],
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
    now: () => new Date(),
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
