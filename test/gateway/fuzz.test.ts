import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { createCase } from '../../contract/cases.ts';
import { findContractors } from '../../contract/contractors.ts';
import { getReferenceData, longestNamespace } from '../../contract/reference.ts';
import { logout, logoutEverywhere } from '../../contract/session.ts';
import { signOutAnalyst } from '../../contract/traffic.ts';
import { createWorksOrder } from '../../contract/works-orders.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { beginSession } from '../../gateway/identity/sessions.ts';
import { newCase } from '../support/cases.ts';
import { describeInput, sendInput } from '../support/fuzz/answers.ts';
import { examplesOf } from '../support/fuzz/examples.ts';
import {
  type Input,
  inputsOf,
  type KnownSender,
  longestQueries,
  type Sender,
} from '../support/fuzz/inputs.ts';
import type { KnownValues } from '../support/fuzz/values.ts';
import { type Browser, signIn, type TestGateway } from '../support/gateway.ts';
import { startWithCards } from '../support/payments.ts';

// `npm run fuzz` sets these.
const inputs = Number(process.env.FUZZ_INPUTS ?? 5000);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const only = process.env.FUZZ_CALL;

const senders = ['amara.okafor', 'ben.hughes', 'chloe.martin', 'olga.petrov', 'david.lee'];
const limited = ['SEARCH', 'MAIL', 'UPLOAD', 'SUBMIT', 'SIGN_IN'];
const unlimited = [
  ...limited.flatMap((name) => [`LIMIT_${name}_ACCOUNT`, `LIMIT_${name}_ADDRESS`]),
  'LIMIT_SIGN_IN_ACCOUNT_ADDRESS',
].map((name) => [name, 'off']);

let gateway: TestGateway;
let amara: Browser;
/** A repair of which nobody has said yet what is to be repaired. */
let draftWithoutAsset: string;
beforeAll(async () => {
  gateway = await startWithCards({ ...Object.fromEntries(unlimited), LOG_LEVEL: 'silent' });
  amara = await signIn(gateway, 'amara.okafor@example.com');
  draftWithoutAsset = await beginDraft();
});
afterAll(() => gateway.close());

async function beginDraft(): Promise<string> {
  const { identifiers } = await amara.call(createWorksOrder, {
    body: { identifiers: { asset: { premisesIdentifier: assetIdOf('Flat 6, Mill Court') } } } as never,
  });
  return identifiers.worksOrderIdentifier;
}

/** The values of a column, always in the same order. */
async function valuesOf(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)}::text as value from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by 1 limit 60`.execute(gateway.platform.db);
  return rows.map(({ value }) => value);
}

const nobody = '6f1c1e4e-0000-4000-8000-000000000000';

/** What a customer has: repairs, homes with what they are part of, accounts, messages, files. */
async function ownValues(customerId: string): Promise<KnownValues> {
  const { db } = gateway.platform;
  const ids = async (from: RawBuilder<unknown>): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select distinct id::text from ${from} order by 1 limit 20`.execute(db);
    return rows.map(({ id }) => id);
  };
  const order = sql`works_order where customer_id = ${customerId}`;
  const home = sql`tenancy t join tenancy_premises p on p.tenancy_id = t.id
    join asset h on h.id = p.asset_id join asset a on a.id in (h.id, h.parent_id) where t.customer_id = ${customerId}`;
  const repairs = await ids(order);
  const jobNumbers = await ids(sql`(select job_number as id from ${order} and job_number is not null) j`);
  const assets = await ids(sql`(select a.id from ${home}) a`);
  const requests = await ids(sql`service_request where customer_id = ${customerId}`);
  const accounts = await ids(sql`account where customer_id = ${customerId}`);
  return {
    customerId: [customerId],
    'customer-id': [customerId],
    worksOrderId: repairs,
    worksOrderIdentifier: repairs,
    excludedWorksOrderId: repairs,
    jobNumber: jobNumbers,
    referenceNumber: jobNumbers,
    caseIdentifier: requests,
    assetId: assets,
    asset: assets,
    premisesId: assets,
    assetIdentifier: assets,
    premisesIdentifier: assets,
    propertiesIds: assets,
    ids: assets,
    uprn: await ids(sql`(select a.uprn as id from ${home}) u`),
    documentId: await ids(sql`(select d.id from document d join works_order w on w.id = d.works_order_id
      where w.customer_id = ${customerId}) d`),
    complaintId: await ids(sql`complaint where customer_id = ${customerId}`),
    uploadId: await ids(sql`(select u.id from upload u join works_order w on w.id = u.works_order_id
      where w.customer_id = ${customerId}) u`),
    communicationId: await ids(sql`communication where customer_id = ${customerId}`),
    paymentId: await ids(sql`payment where customer_id = ${customerId}`),
    accountId: accounts,
    'account-identifier': accounts,
  };
}

/** What of this exists for each sender: mostly their own, seldom somebody else's. */
async function knownSenders(): Promise<KnownSender[]> {
  const everybodys = {
    buildingDocumentId: await valuesOf('building_document', 'id'),
    repairReasonIdentifier: await valuesOf('repair_reason', 'id'),
    namespaces: await valuesOf('reference_value', 'namespace'),
    name: await valuesOf('configuration', 'name'),
    limit: ['1', '10', '100'],
    skip: ['0', '1', '50'],
    Media: ['R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'AAAA', '!'],
  };
  const owned = await Promise.all(
    residents
      .filter(({ key }) => senders.includes(key))
      .map(async ({ key, customerId }) => ({ key, own: await ownValues(customerId) })),
  );
  return owned.map(({ key, own }, index) => {
    const other = owned[(index + 1) % owned.length]?.own ?? {};
    const mixed = Object.entries(own).map(([name, values]) => [
      name,
      [...values, ...values, ...values, ...(other[name] ?? []).slice(0, Math.max(1, values.length))],
    ]);
    const anyId = [...Object.values(own), ...Object.values(everybodys)].flat().filter(isId);
    const knownValues = { ...everybodys, ...Object.fromEntries(mixed), anyId: [...anyId, nobody] };
    const examples = key === 'amara.okafor' ? examplesOf(amara.customerId, draftWithoutAsset) : {};
    return { name: key, knownValues, examples };
  });
}

const noParams = { assetId: nobody, accountId: nobody, premisesId: nobody, name: 'none' };

const isId = (value: string): boolean => /^[\da-f]{8}-/.test(value);

const analyst = { role: 'analyst', customerId: null } as const;

async function newCookie(sender: string): Promise<string> {
  if (sender === 'forged') return '__Host-session=forged';
  const resident = residents.find(({ key }) => key === sender);
  const person = resident ? { role: 'resident' as const, customerId: resident.customerId } : analyst;
  const { credential } = await beginSession(gateway.platform, person, null);
  return `__Host-${resident ? 'session' : 'analyst'}=${credential}`;
}

const cookies = new Map<string, Promise<string>>();
/** Calls that end the session they come with. */
const ending: readonly string[] = [logout.id, logoutEverywhere.id, signOutAnalyst.id];

/** The cookie of a sender; one of its own for a call that ends it. */
function cookieOf(sender: Sender, { call }: Input): Promise<string> {
  if (sender === undefined) return Promise.resolve('');
  // Somebody who is in no other input: all of their sessions end.
  if (ending.includes(call.id)) return newCookie(sender === 'analyst' ? sender : 'harry.jones');
  const cookie = cookies.get(sender) ?? newCookie(sender);
  cookies.set(sender, cookie);
  return cookie;
}

it(`answers ${inputs} made-up requests, and breaks at none`, { timeout: 60_000 + inputs * 60 }, async () => {
  const chosen = calls.filter(({ id }) => only === undefined || id === only);
  expect(chosen.length).toBeGreaterThan(0);
  const known = await knownSenders();
  const arbitraries = chosen.map((call) => inputsOf(call, known));
  const perCall = Math.ceil(inputs / chosen.length);
  const made = arbitraries
    .flatMap((arbitrary) => fc.sample(arbitrary, { seed, numRuns: perCall }))
    .slice(0, Math.max(inputs, chosen.length));

  const failures: string[] = [];
  const answered = new Map<string, Set<string>>();
  const queue = made.values();
  const work = async (): Promise<void> => {
    for (const input of queue) {
      const { status, faults } = await sendInput(gateway.url, input, await cookieOf(input.sender, input));
      const statuses = answered.get(input.call.id) ?? new Set<string>();
      answered.set(input.call.id, statuses.add(`${Math.floor(status / 100)}xx`));
      if (faults.length > 0) failures.push(`${faults.join('; ')}: ${describeInput(input)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(failures, `seed ${seed}`).toEqual([]);
  if (process.env.FUZZ_SHOW)
    console.log([...answered].map(([id, seen]) => `${id} ${[...seen].sort()}`).join('\n'));
});

it('answers every question that is as long as its schema allows', async () => {
  const asked = calls.filter(({ query, role }) => query !== undefined && role === undefined);
  expect(asked.length).toBeGreaterThan(5);
  for (const call of asked) {
    for (const query of longestQueries(call)) {
      const { status } = await amara.send(call, {
        params: { ...noParams, customerId: amara.customerId, worksOrderId: draftWithoutAsset },
        query,
      } as never);
      expect([call.id, status < 500 ? 'answered' : [status, query]]).toEqual([call.id, 'answered']);
    }
  }
});

it('names nobody for a draft of which nothing is known yet', async () => {
  // One of its own: among enough made-up requests is one that discards the other.
  const params = { worksOrderId: await beginDraft() };
  expect(await amara.call(findContractors, { params, query: {} })).toMatchObject({ contractors: [] });
});

it('never breaks at half a character', async () => {
  const additionalInfo = [
    { questionId: 'need', responseId: 'faulty-fob' },
    { questionId: 'where', responseText: 'a\ud800b' },
  ];
  const body = newCase(amara.customerId, 'Flat 6, Mill Court', { additionalInfo });
  const { status } = await amara.send(createCase, { body }, { idempotencyKey: randomUUID() });
  expect(status).toBeLessThan(500);
});

it('answers a list whose name is as long as it may be, and refuses a longer one', async () => {
  const named = (length: number) =>
    amara.send(getReferenceData, { query: { namespaces: 'x'.repeat(length) } });
  expect((await named(longestNamespace)).status).toBe(200);
  expect((await named(longestNamespace + 1)).status).toBe(400);
});
