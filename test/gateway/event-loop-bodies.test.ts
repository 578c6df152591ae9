import { randomUUID } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import { boundOfFiles, longestHold } from '../support/event-loop.ts';
import { examplesOf } from '../support/fuzz/examples.ts';
import type { JsonSchema } from '../support/fuzz/values.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { startDraft } from '../support/repairs.ts';

const kilobyte = 1024;
/** A list of so many small values is read, whatever they are. */
const readValues = 1900;
const limited = ['SEARCH', 'MAIL', 'UPLOAD', 'SUBMIT', 'SIGN_IN', 'ANONYMOUS'];

let gateway: TestGateway;
let amara: Browser;
let draftId: string;
let analyst: string;
let bound: number;
beforeAll(async () => {
  const env = limited.flatMap((name) => [`LIMIT_${name}_ACCOUNT`, `LIMIT_${name}_ADDRESS`]);
  gateway = await startGateway({ env: Object.fromEntries(env.map((name) => [name, 'off'])) });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
  draftId = (await startDraft(amara, tap)).identifiers.worksOrderIdentifier;
  const person = { role: 'analyst' as const, customerId: null };
  analyst = (await beginSession(gateway.platform, person, null)).credential;
  bound = await boundOfFiles();
});
afterAll(() => gateway.close());

/** The most that the body of a call may have, in bytes. */
function largestOf(call: Call): number {
  if (call.id === uploadDocument.id) return 28 * kilobyte * kilobyte;
  return (call.public ? 16 : 256) * kilobyte;
}

/** Small values without end: what takes longest to read. */
const manyOf = (value: string, bytes: number): string =>
  `[${`${value},`.repeat(Math.floor(bytes / (value.length + 1)) - 1)}${value}]`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with a field more, or another value of one, as text. */
const withField = (body: unknown, name: string, text: string): string =>
  JSON.stringify({ ...(isRecord(body) ? body : {}), [name]: '\u0000' }).replace('"\\u0000"', () => text);

/** Bodies of a call that are as large as they may be: with a field that nobody asked for, and with every list as long. */
function bodiesOf(call: Call, right: unknown): readonly (readonly [string, string])[] {
  const bytes = largestOf(call) - JSON.stringify(right ?? {}).length - kilobyte;
  const schema = toJsonSchema(call.body as never, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;
  const lists = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'array');
  const long = ['[]', '{"a":1}', '""'].flatMap((value): [string, string][] => [
    [`as many of ${value} as there is room for`, manyOf(value, bytes)],
    [`as many of ${value} as are read`, manyOf(value, Math.min(bytes, (value.length + 1) * readValues))],
  ]);
  const names = ['more', ...lists.map(([name]) => name)];
  return names.flatMap((name) =>
    long.map(([what, text]) => [`${name}: ${what}`, withField(right, name, text)] as const),
  );
}

const nobody = '00000000-0000-4000-8000-000000000000';

it('the largest body of every call that takes one, whatever is in it', { timeout: 300_000 }, async () => {
  const examples = examplesOf(amara.customerId, draftId);
  const writing = calls.filter(({ body }) => body !== undefined);
  expect(writing.length).toBeGreaterThan(10);
  const measured: [string, number][] = [];
  for (const call of writing) {
    const path = call.path
      .replace(':customerId', amara.customerId)
      .replace(':worksOrderId', draftId)
      .replace(/:\w+/g, nobody);
    const { body: right } = examples[call.id] ?? {};
    for (const [what, text] of bodiesOf(call, right)) {
      const body = Buffer.from(text);
      const send = async (): Promise<void> => {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(call.needsEntityTag ? { 'if-match': '"1"' } : {}),
          ...(call.role === 'analyst' ? { cookie: `__Host-analyst=${analyst}` } : {}),
        };
        const answer = await amara.fetch(path, { method: call.method, headers, body });
        // What is refused by its head was not read.
        expect(answer.status, call.id).toBeLessThan(500);
        expect([401, 403, 428, 429]).not.toContain(answer.status);
        await answer.arrayBuffer();
      };
      measured.push([`${call.id}: ${what}`, await longestHold(send)]);
    }
  }
  expect(measured.filter(([, held]) => held > bound)).toEqual([]);
});
