import { expect, test } from 'vitest';
import { definition, journey, operations } from '../../test/support/small-journey.ts';
import { callsAnybody } from './calls-anybody.ts';

interface Services {
  readonly gateway: { call(): Promise<boolean> };
}

const calls = (run: (situation: unknown, tools: { services: Services }) => unknown) =>
  callsAnybody(
    journey({ ...definition, operations: { ...operations, send: { ...operations.send, run } } } as never),
    'send',
    { answers: {}, facts: {}, editing: false },
  );

test('an operation that calls a service calls somebody, whatever it does with the response', () => {
  expect(calls(async (_, { services }) => (await services.gateway.call()).valueOf())).toBe(true);
});

test('one that only looks at its services, or breaks before it calls, calls nobody', () => {
  expect(calls(async (_, { services }) => Boolean(services.gateway))).toBe(false);
  expect(
    calls(async () => {
      throw new Error('nothing to send');
    }),
  ).toBe(false);
  expect(
    calls(() => {
      throw new Error('broken at once');
    }),
  ).toBe(false);
});
