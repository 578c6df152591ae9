import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '~standard' in value;

const asJson = (value: unknown): unknown =>
  isSchema(value) ? toJsonSchema(value as NonNullable<Call['body']>, { errorMode: 'ignore' }) : value;

/** What the contract says, as one short name: two gateways that passed under the same digest kept the same contract. */
export function contractDigest(): string {
  const text = JSON.stringify(
    calls.map((call) =>
      Object.entries(call)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => [name, asJson(value)]),
    ),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
