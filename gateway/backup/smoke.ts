import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { getAccounts, getTransactions } from '../../contract/accounts.ts';
import type { AnswerOf, Call } from '../../contract/call.ts';
import { searchCases } from '../../contract/cases.ts';
import { listCommunications } from '../../contract/communications.ts';
import { getCustomer, getTenancies } from '../../contract/customers.ts';
import { getDocument, listDocuments } from '../../contract/documents.ts';
import { addNote, getWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { readConfig } from '../config.ts';
import { providerDomain } from '../domain.ts';
import { openGateway, type RunningGateway } from '../gateway.ts';
import { sessionCookie } from '../http/cookies.ts';
import { beginSession } from '../identity/sessions.ts';

/** How many residents are asked for, of those with most to show. */
const residentCount = 10;

/** What the calls of a gateway on a restored database came to. */
export interface SmokeResult {
  readonly calls: number;
  /** Files that were read through the gateway and have the bytes that were backed up. */
  readonly files: number;
  readonly failed: readonly string[];
}

type Values = Readonly<Record<string, string>>;

/** Sends calls as one resident, and keeps what goes wrong. */
function callerOf(url: string, credential: string, failed: string[]) {
  let calls = 0;
  const send = async <C extends Call>(
    call: C,
    params: Values,
    { query = {}, body }: { query?: Values; body?: unknown } = {},
  ): Promise<AnswerOf<C> | undefined> => {
    calls += 1;
    const place = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const answer = await fetch(new URL(`${place}?${new URLSearchParams(query)}`, url), {
      method: call.method,
      headers: {
        cookie: `${sessionCookie}=${credential}`,
        'x-channel-identifier': 'CustomerSelfService',
        'x-correlation-id': randomUUID(),
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return (text === '' ? {} : JSON.parse(text)) as AnswerOf<C>;
    failed.push(`${call.id} answered ${answer.status}`);
    return undefined;
  };
  return { send, calls: () => calls };
}

/** Reads the files of a repair and compares them with what the database holds, or says of their objects. */
async function compareFiles(
  { platform }: RunningGateway,
  { send }: ReturnType<typeof callerOf>,
  worksOrderId: string,
  failed: string[],
): Promise<number> {
  const listed = await send(listDocuments, { worksOrderId });
  const stored = await platform.db
    .selectFrom('document')
    .select(['id', sql<string>`coalesce(media_sha256, encode(sha256(content), 'hex'))`.as('sha256')])
    .where('works_order_id', '=', worksOrderId)
    .where('is_appropriate', '=', true)
    // Objects that are not in the backup are those of the provider's store: `npm run media -- --check` asks it.
    .$if(platform.media.store === undefined, (query) => query.where('media_key', 'is', null))
    .execute();
  let same = 0;
  for (const { id, sha256 } of stored) {
    const read = await send(getDocument, { worksOrderId, documentId: id });
    const content = Buffer.from(read?.media.content ?? '', 'base64');
    if (createHash('sha256').update(content).digest('hex') === sha256) same += 1;
    else failed.push(`the file ${id} is not what was backed up`);
  }
  if (listed && listed.documents.length < stored.length)
    failed.push(`files of ${worksOrderId} are not listed`);
  return same;
}

/** Asks for all that a resident sees first, reads the files of a repair, and writes one note. */
async function askAs(
  gateway: RunningGateway,
  url: string,
  { customerId, worksOrderId }: { readonly customerId: string; readonly worksOrderId: string },
): Promise<SmokeResult> {
  const failed: string[] = [];
  const { credential } = await beginSession(gateway.platform, { role: 'resident', customerId }, null);
  const caller = callerOf(url, credential, failed);
  const { send } = caller;
  await send(getCustomer, { customerId });
  await send(getTenancies, { customerId });
  const owned = await send(getAccounts, { customerId });
  for (const account of owned?.accounts ?? []) {
    await send(getTransactions, { accountId: account['account-identifier'] });
  }
  await send(searchWorksOrders, {}, { query: { limit: '5' } });
  await send(searchCases, {});
  await send(listCommunications, { customerId });
  await send(getWorksOrder, { worksOrderId });
  const files = await compareFiles(gateway, caller, worksOrderId, failed);
  const body = { type: 'Other', description: 'Written by a restore drill.' };
  await send(addNote, { customerId, worksOrderId }, { body });
  return { calls: caller.calls(), files, failed };
}

/** Residents to ask as, each with a repair: those with most files first, then those with most repairs. */
async function residentsOf({ platform }: RunningGateway) {
  const repairs = await platform.db
    .selectFrom('works_order as o')
    .leftJoin('document as d', 'd.works_order_id', 'o.id')
    .select(({ fn }) => ['o.customer_id', 'o.id', fn.count<string>('d.id').as('files')])
    .where('o.is_draft', '=', false)
    .groupBy(['o.customer_id', 'o.id'])
    .orderBy('files', 'desc')
    .orderBy('o.id')
    .limit(residentCount * 20)
    .execute();
  const first = new Map(repairs.toReversed().map(({ customer_id, id }) => [customer_id, id] as const));
  return [...first].slice(-residentCount).map(([customerId, worksOrderId]) => ({ customerId, worksOrderId }));
}

/**
 * Starts a gateway on a restored copy and asks it for what residents see. Nothing leaves the machine: mail is written
 * into a folder that is removed, and no card provider is asked.
 * @param port where it listens meanwhile
 * @param media settings of a store that has the objects of the backup; none where it has none
 */
export async function smoke(
  databaseUrl: string,
  port: number,
  media: Readonly<Record<string, string>>,
): Promise<SmokeResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-smoke-'));
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    ...{ DEMONSTRATION: 'on', DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...{ PORT: String(port), PUBLIC_URL: url, PAYMENT_PORT: 'off', ...media },
  });
  const gateway = await openGateway(config, providerDomain);
  try {
    await gateway.listen();
    const results: SmokeResult[] = [];
    for (const resident of await residentsOf(gateway)) results.push(await askAs(gateway, url, resident));
    return {
      calls: results.reduce((sum, { calls }) => sum + calls, 0),
      files: results.reduce((sum, { files }) => sum + files, 0),
      failed: results.flatMap(({ failed }) => failed),
    };
  } finally {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  }
}
