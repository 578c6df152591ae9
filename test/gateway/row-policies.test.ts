import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTag, type World } from '../../conform/check.ts';
import { filtered, personal } from '../../conform/checks/ownership.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { actingFor, asProvider } from '../../gateway/database/acting.ts';
import { inTransaction } from '../../gateway/database/transactions.ts';
import { ofResidents } from '../../gateway/personal-data/retention-of-residents.ts';
import type { TestGateway } from '../support/gateway.ts';
import { startWithCards } from '../support/payments.ts';
import { quietDomain } from '../support/quiet-domain.ts';
import { twoResidents } from '../support/two-residents.ts';
import { tableNames, wholeDatabase } from '../support/whole-database.ts';

let gateway: TestGateway;
let world: World;

/** Whom the code takes the caller for, whoever calls: every check of ownership in it is passed. */
const mistakenFor = 'x-mistaken-for';
/** Sends the statements of a call as the provider’s, who sees everything. */
const withoutPolicies = 'x-without-policies';

beforeAll(async () => {
  gateway = await startWithCards(
    { LOG_LEVEL: 'silent' },
    {
      domain: {
        ...quietDomain,
        routes: (app, platform) => {
          app.addHook('preHandler', async (request) => {
            const customerId = request.headers[mistakenFor];
            if (request.headers[withoutPolicies] === 'yes') request.residentId = undefined;
            if (request.session === null || typeof customerId !== 'string') return;
            request.session = { ...request.session, person: { role: 'resident', customerId } };
          });
          quietDomain.routes(app, platform);
        },
      },
    },
  );
  world = await twoResidents(gateway);
});
afterAll(() => gateway.close());

interface Access {
  readonly name: string;
  readonly reads: boolean;
  readonly changes: boolean;
  readonly hasPolicy: boolean;
}

async function accessOfResidents(): Promise<readonly Access[]> {
  const role = sql.lit('doorstep_resident');
  const { rows } = await sql<Access>`
    select relname as name, relrowsecurity as "hasPolicy", has_table_privilege(${role}, oid, 'select') as reads,
      has_table_privilege(${role}, oid, 'insert, update, delete') as changes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(
    gateway.platform.db,
  );
  return rows;
}

describe('the role in which calls of residents reach the database', () => {
  it('has for every table a policy, no right, or a table that leads to no resident', async () => {
    const all = await accessOfResidents();
    expect(all.map(({ name }) => name)).toEqual(await tableNames(gateway.platform.db));
    const open = all.filter(({ reads, changes, hasPolicy }) => (reads || changes) && !hasPolicy);
    expect(open.map(({ name }) => name)).toEqual(['appointment_slot', 'journey_move', 'journey_stop']);
  });

  it('has no right to what lets somebody in, to letters and to the audit trail', async () => {
    const closed = (await accessOfResidents()).filter(({ reads, changes }) => !reads && !changes);
    const names = closed.map(({ name }) => name);
    for (const table of [
      'session',
      'secret',
      'identity',
      'identity_account',
      'mail',
      'text_message',
      'record_access',
    ])
      expect(names).toContain(table);
  });

  it('sees no row of another resident in any table', async () => {
    const { db } = gateway.platform;
    const { a, b } = world;
    const count = async (table: keyof typeof ofResidents, customerId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(table)} where ${ofResidents[table].rowsOf(customerId)}`.execute(
        db,
      );
      return rows[0]?.count ?? Number.NaN;
    };
    const readable = new Set(
      (await accessOfResidents()).filter(({ reads }) => reads).map(({ name }) => name),
    );
    const tables = (Object.keys(ofResidents) as (keyof typeof ofResidents)[]).filter((table) =>
      readable.has(table),
    );
    const held: string[] = [];
    for (const table of tables) {
      const theirs = await count(table, b.caller.customerId);
      if (theirs > 0) held.push(table);
      expect([table, await actingFor(a.caller.customerId, () => count(table, b.caller.customerId))]).toEqual([
        table,
        0,
      ]);
      expect([table, await actingFor(b.caller.customerId, () => count(table, b.caller.customerId))]).toEqual([
        table,
        theirs,
      ]);
    }
    expect(held.length).toBeGreaterThan(12);
  });

  it('is left for a part of a transaction that is the provider’s, and taken again after it', async () => {
    const { db } = gateway.platform;
    const roleIn = async (database: typeof db) => {
      const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(database);
      return rows[0]?.role;
    };
    const roles = await actingFor(world.a.caller.customerId, () =>
      inTransaction(db, async (transaction) => [
        await roleIn(transaction),
        await asProvider(transaction, roleIn),
        // A part of such a part ends with it, not before.
        await asProvider(transaction, async (database) => {
          await asProvider(database, roleIn);
          return roleIn(database);
        }),
        await roleIn(transaction),
      ]),
    );
    expect(roles).toEqual(['doorstep_resident', 'postgres', 'postgres', 'doorstep_resident']);
    expect(await roleIn(db)).toBe('postgres');
  });

  it('is that of the caller for reads that share a connection, however they are mixed', async () => {
    const { reads } = gateway.platform;
    const { a, b } = world;
    const people = [undefined, a.caller.customerId, b.caller.customerId];
    const asked = Array.from({ length: 60 }, (_each, index) => people[(index * 7) % 3]);
    const seen = await Promise.all(
      asked.map((customerId) =>
        actingFor(customerId, async () => {
          const { rows } = await sql<{ resident: string | null }>`
            select resident_id()::text as resident from (select ${1}::integer) one`.execute(reads);
          return rows[0]?.resident ?? undefined;
        }),
      ),
    );
    expect(seen).toEqual(asked);
  });
});

/** Texts of a resident that nobody else may be shown. */
const textsOf = ({ b }: World): readonly string[] => [
  'Hughes',
  'ben.hughes@example.com',
  b.account['account-identifier'],
  b.home.uprn,
];

describe('where the code takes a caller for another resident', () => {
  const lists = calls.filter(({ id }) => filtered.includes(id));

  it('would find everything of that resident but for the database', async () => {
    const { a, b, examples } = world;
    const headers = { [mistakenFor]: b.caller.customerId, [withoutPolicies]: 'yes' };
    for (const call of personal.filter(({ method }) => method === 'GET')) {
      const { status } = await a.caller.send(call, examples.b[call.id], { headers });
      expect([call.id, status === 404 ? 'hidden' : 'found']).toEqual([call.id, 'found']);
    }
  });

  describe.each([...personal, ...lists].map((call): [string, Call] => [call.id, call]))('%s', (id, call) => {
    it('answers nothing of that resident, and changes nothing of theirs', async () => {
      const { a, b, examples } = world;
      const theirs = examples.b[id] ?? {};
      const before = await wholeDatabase(gateway.platform.db);
      const reply = await a.caller.send(call, theirs, {
        eTag: noTag,
        headers: { [mistakenFor]: b.caller.customerId },
        isUnchecked: true,
      });
      const asked = JSON.stringify(theirs);
      for (const text of textsOf(world).filter((each) => !asked.includes(each))) {
        expect([id, reply.status, reply.text]).toEqual([id, reply.status, expect.not.stringContaining(text)]);
      }
      expect(await wholeDatabase(gateway.platform.db)).toBe(before);
    });
  });
});
