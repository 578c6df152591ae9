import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccounts } from '../../contract/accounts.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { sendCustomerCommunication } from '../../contract/communications.ts';
import { dayOf } from '../../contract/dates.ts';
import { getDocument, uploadDocument } from '../../contract/documents.ts';
import { getStatement } from '../../contract/statements.ts';
import { drawStatementOf } from '../../gateway/money/statement-drawer.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import { boundOfFiles, boundOfMachine, drawHere, longestHold, maxFileBytes } from '../support/event-loop.ts';
import { type Browser, eventually, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
let kelly: Browser;
let account: { readonly id: string; readonly reference: string };
let statementId: string;
/** Milliseconds for which nothing may hold the event loop, on a machine like this one. */
let bound: number;

/** A video of so many bytes, which shows nothing. */
function video(bytes: number): Buffer {
  const type = Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f326d703431', 'hex');
  const data = Buffer.alloc(bytes - type.length);
  data.writeUInt32BE(data.length, 0);
  data.write('mdat', 4);
  return Buffer.concat([type, data]);
}

const uploadOf = (file: Buffer, customerId: string) => ({
  DocumentType: 'WORKORDER',
  Media: file.toString('base64'),
  Metadata: [
    { key: 'filename', value: 'leak.mp4' },
    { key: 'content-type', value: 'video/mp4' },
    { key: 'customer-identifier', value: customerId },
  ],
});

beforeAll(async () => {
  gateway = await startGateway({
    env: { LIMIT_MAIL_ACCOUNT: 'off', LIMIT_SEARCH_ACCOUNT: 'off', LIMIT_UPLOAD_ACCOUNT: 'off' },
  });
  kelly = await signIn(gateway, 'kelly.adams@example.com');
  const { accounts } = await kelly.call(getAccounts, { params: { customerId: kelly.customerId } });
  const [first] = accounts;
  account = {
    id: first?.['account-identifier'] ?? '',
    reference: first?.identifiers['pay-ref'] ?? '',
  };
  const { db, now } = gateway.platform;
  statementId = (await readStatements(db, kelly.customerId, now()))[1]?.id ?? '';
  bound = await boundOfMachine();
});
afterAll(() => gateway.close());

/** The longest list that a call answers: as many rows as its query may ask for. */
function largestQuery(call: Call): Record<string, unknown> {
  const entries = call.query && 'entries' in call.query ? Object.keys(call.query.entries as object) : [];
  const largest = entries
    .filter((name) => ['limit', 'resultsPerPage', 'size'].includes(name))
    .map((name) => [name, [1000, 100].find((max) => isTaken(call, { [name]: String(max) })) ?? 10]);
  return {
    ...Object.fromEntries(largest),
    ...(call.id === 'getLatestTransactions' ? { payReference: account.reference } : {}),
    ...(call.id === 'listStatements' ? { yearMonthFrom: '2020/01', yearMonthTo: '2030/01' } : {}),
  };
}

const isTaken = (call: Call, query: Record<string, string>): boolean => {
  const [name = ''] = Object.keys(query);
  const result = call.query ? v.safeParse(call.query, query) : undefined;
  return result?.issues?.every((issue) => v.getDotPath(issue) !== name) ?? true;
};

const reading = calls.filter(({ method, role, file }) => method === 'GET' && role === undefined && !file);

describe('nothing holds the event loop for long', () => {
  it('reads of everything that a resident with very much can list', async () => {
    const params = { customerId: kelly.customerId, accountId: account.id };
    const measured: [string, number][] = [];
    for (const call of reading) {
      const send = () => kelly.send(call, { params, query: largestQuery(call) } as never);
      if ((await send()).status !== 200) continue;
      measured.push([call.id, await longestHold(send)]);
    }
    expect(measured.map(([id]) => id)).toEqual(
      expect.arrayContaining(['getTransactions', 'searchCases', 'searchWorksOrders', 'listCommunications']),
    );
    expect(measured.filter(([, held]) => held > bound)).toEqual([]);
  });

  it('the largest video that a repair can have, sent and read again', async () => {
    const resident = await signIn(gateway, 'amara.okafor@example.com');
    const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
    const { worksOrderIdentifier: worksOrderId } = (await startDraft(resident, tap)).identifiers;
    const body = Buffer.from(JSON.stringify(uploadOf(video(maxFileBytes), resident.customerId)));
    const address = (call: Call, documentId = '') =>
      call.path.replace(':worksOrderId', worksOrderId).replace(':documentId', documentId);
    const send = async () => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const answer = await resident.fetch(address(uploadDocument), { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { documentIdentifier: string };
    };
    const boundForFiles = await boundOfFiles();
    expect(await longestHold(send)).toBeLessThan(boundForFiles);
    const { documentIdentifier } = await send();
    const read = async () => {
      // Piece by piece, so that what is measured is the gateway's work alone.
      for await (const piece of (await resident.fetch(address(getDocument, documentIdentifier))).body ?? [])
        void piece;
    };
    expect(await longestHold(read)).toBeLessThan(boundForFiles);
  });

  it('a statement that is opened', async () => {
    const address = getStatement.path
      .replace(':customerId', kelly.customerId)
      .replace(':documentId', statementId);
    const open = async () => (await kelly.fetch(address)).arrayBuffer();
    expect(await longestHold(open)).toBeLessThan(bound);
  });

  it('letters with statements of six years, from the asking to the sending', async () => {
    const { db, now } = gateway.platform;
    const to = dayOf(now());
    const from = `${Number(to.slice(0, 4)) - 5}${to.slice(4, 8)}01`;
    const content = Object.entries({
      payment_ref: account.reference,
      customer_name: 'Kelly Adams',
      statement_startdate: from,
      statement_enddate: to,
      customer_email: 'kelly.adams@example.com',
    }).map(([identifier, value]) => ({ identifier, value }));
    const ask = async () => {
      const body = {
        sender: { digitalAddresses: [] },
        communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
        communicationType: 'Email',
        content,
      };
      const request = { params: { customerId: kelly.customerId }, body: body as never };
      const { status } = await kelly.send(sendCustomerCommunication, request, {
        idempotencyKey: randomUUID(),
      });
      expect(status).toBe(202);
    };
    const source = {
      kind: 'statement' as const,
      customerId: kelly.customerId,
      accountId: account.id,
      from,
      to,
    };
    expect(await longestHold(ask)).toBeLessThan(bound);
    expect(await longestHold(() => drawStatementOf(gateway.platform, source))).toBeLessThan(bound);
    await eventually(async () => {
      const waiting = await db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
      return waiting.length === 0 ? true : undefined;
    });
  });
});

it('work that does hold it is noticed', async () => {
  expect(await longestHold(drawHere)).toBeGreaterThan(bound);
});
