import type pg from 'pg';
import type { Claims, PaymentClaim, RepairClaim } from './claims.ts';

/** What the database holds otherwise than was acknowledged, in words. */
export interface Differences {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** What is compared: a number that is too small was lost, one that is too large was done twice. */
interface Count {
  readonly what: string;
  readonly expected: number;
  readonly actual: number;
}

const ask = async <Row extends pg.QueryResultRow>(
  sql: pg.Client,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => (await sql.query<Row>(statement, [...values])).rows;

/** How often each text is there. */
async function countTexts(sql: pg.Client, statement: string, texts: readonly string[]): Promise<Count[]> {
  const rows = await ask<{ text: string; count: number }>(sql, statement, [texts]);
  const counts = new Map(rows.map(({ text, count }) => [text, count]));
  return texts.map((what) => ({ what, expected: 1, actual: counts.get(what) ?? 0 }));
}

interface RepairRow {
  readonly id: string;
  readonly same_text: number;
  readonly sent: number;
  readonly cancelled: number;
  readonly appointments: number;
  readonly slots: readonly string[];
  readonly same_number: number;
}

const repairRows = `
  select o.id,
    (select count(*)::int from works_order t where t.additional_information = o.additional_information) as same_text,
    (select count(*)::int from works_order_event e where e.works_order_id = o.id and e.code = 'CREATED') as sent,
    (select count(*)::int from works_order_event e where e.works_order_id = o.id and e.code = 'CANCELLED') as cancelled,
    (select count(*)::int from appointment a where a.works_order_id = o.id) as appointments,
    (select coalesce(array_agg(to_char(a.day, 'YYYY-MM-DD') || ' ' || a.availability_type), '{}')
     from appointment a where a.works_order_id = o.id and a.is_standing) as slots,
    (select count(*)::int from works_order t where t.job_number = o.job_number) as same_number
  from works_order o where o.id = any($1::uuid[]) and not o.is_draft`;

/** Counts of a repair: reported once, sent once, numbered once, and with the appointments that were acknowledged. */
function countsOfRepair(claim: RepairClaim, row: RepairRow | undefined): Count[] {
  const what = `repair ${claim.worksOrderId}`;
  if (row === undefined) return [{ what, expected: 1, actual: 0 }];
  const count = (part: string, expected: number, actual: number): Count => ({
    ...{ what: `${what}, ${part}`, expected, actual },
  });
  return [
    count('reported', 1, row.same_text),
    count('sent', 1, row.sent),
    count('job number', 1, row.same_number),
    count('cancelled', claim.isCancelled ? 1 : 0, row.cancelled),
    count('appointments made', claim.appointments, row.appointments),
    count('appointments that stand', claim.slot === null ? 0 : 1, row.slots.length),
    count(
      `stands at ${claim.slot}`,
      claim.slot === null ? 0 : 1,
      row.slots.filter((slot) => slot === claim.slot).length,
    ),
  ];
}

async function countRepairs(sql: pg.Client, claims: readonly RepairClaim[]): Promise<Count[]> {
  const rows = await ask<RepairRow>(sql, repairRows, [claims.map(({ worksOrderId }) => worksOrderId)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return claims.flatMap((claim) => countsOfRepair(claim, byId.get(claim.worksOrderId)));
}

/** A payment is taken, credited and receipted once. */
async function countPayments(sql: pg.Client, claims: readonly PaymentClaim[]): Promise<Count[]> {
  const rows = await ask<{
    id: string;
    taken: number;
    paid: number;
    lines: number;
    pence: number;
    letters: number;
  }>(
    sql,
    `select p.id, p.amount as pence, (p.state = 'paid')::int as paid,
       (select count(*)::int from card_payment c where c.reference = p.id and c.state = 'paid') as taken,
       (select count(*)::int from account_transaction l where l.payment_id = p.id and l.change = -p.amount) as lines,
       (select count(*)::int from mail m where position(p.reference || '.' in m.body) > 0) as letters
     from payment p where p.id = any($1::uuid[])`,
    [claims.map(({ paymentId }) => paymentId)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return claims.flatMap(({ paymentId, amount }) => {
    const row = byId.get(paymentId);
    const what = `payment ${paymentId}`;
    return [
      { what, expected: amount, actual: row?.pence ?? 0 },
      { what: `${what}, taken`, expected: 1, actual: row?.taken ?? 0 },
      { what: `${what}, paid`, expected: 1, actual: row?.paid ?? 0 },
      { what: `${what}, credited`, expected: 1, actual: row?.lines ?? 0 },
      { what: `${what}, receipts`, expected: 1, actual: row?.letters ?? 0 },
    ];
  });
}

/** What is in the database before anybody does anything: balances, and places that no appointment explains. */
export interface Before {
  readonly balances: ReadonlyMap<string, number>;
  readonly unexplained: ReadonlyMap<string, number>;
}

export async function readBefore(sql: pg.Client): Promise<Before> {
  const accounts = await ask<{ id: string; balance: number }>(sql, 'select id, balance::int from account');
  const slots = await readSlots(sql);
  return {
    balances: new Map(accounts.map(({ id, balance }) => [id, balance])),
    unexplained: new Map(slots.map(({ slot, taken, appointed }) => [slot, taken - appointed])),
  };
}

const readSlots = (sql: pg.Client) =>
  ask<{ slot: string; taken: number; capacity: number; appointed: number }>(
    sql,
    `select s.site || ' ' || to_char(s.day, 'YYYY-MM-DD') || ' ' || s.availability_type as slot, s.taken, s.capacity,
       (select count(*)::int from appointment a where a.is_standing and a.site = s.site and a.day = s.day
        and a.availability_type = s.availability_type) as appointed
     from appointment_slot s`,
  );

/** Each place that is taken has an appointment, and each appointment has a place. */
async function countPlaces(sql: pg.Client, { unexplained }: Before): Promise<Count[]> {
  return (await readSlots(sql)).flatMap(({ slot, taken, capacity, appointed }) => [
    { what: `places of ${slot}`, expected: appointed + (unexplained.get(slot) ?? 0), actual: taken },
    { what: `places beyond those of ${slot}`, expected: 0, actual: Math.max(0, taken - capacity) },
  ]);
}

/** What was paid, and nothing else, went off the balance. */
async function countBalances(
  sql: pg.Client,
  { balances }: Before,
  claims: readonly PaymentClaim[],
): Promise<Count[]> {
  const paid = Map.groupBy(claims, ({ accountId }) => accountId);
  const rows = await ask<{ id: string; balance: number }>(
    sql,
    'select id, balance::int from account where id = any($1::uuid[])',
    [[...paid.keys()]],
  );
  return rows.map(({ id, balance }) => ({
    what: `pence paid into account ${id}`,
    expected: (paid.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0),
    actual: (balances.get(id) ?? 0) - balance,
  }));
}

/** A complaint is taken, received and confirmed by e-mail once. */
async function countComplaints(sql: pg.Client, texts: readonly string[]): Promise<Count[]> {
  const taken = await countTexts(
    sql,
    'select details as text, count(*)::int as count from complaint where details = any($1) group by details',
    texts,
  );
  const rows = await ask<{ reference: string; received: number; letters: number }>(
    sql,
    `select c.reference,
       (select count(*)::int from complaint_event e where e.complaint_id = c.id and e.kind = 'received') as received,
       (select count(*)::int from mail m where position('Your complaint is ' || c.reference || '.' in m.body) > 0) as letters
     from complaint c where c.details = any($1)`,
    [texts],
  );
  const events = rows.flatMap(({ reference, received, letters }) => [
    { what: `complaint ${reference}, received`, expected: 1, actual: received },
    { what: `complaint ${reference}, letters`, expected: 1, actual: letters },
  ]);
  return [...taken, ...events];
}

/**
 * Compares what was acknowledged with what the tables hold, by statements of its own: nothing of the gateway is asked.
 * @returns everything that is missing, and everything that is there more often than it was done
 */
export async function compareWithDatabase(
  sql: pg.Client,
  before: Before,
  claims: Claims,
): Promise<Differences & { readonly compared: number }> {
  const notes =
    'select description as text, count(*)::int as count from note where description = any($1) group by 1';
  const counts = [
    ...(await countRepairs(sql, claims.repairs)),
    ...(await countTexts(sql, notes, claims.notes)),
    ...(await countComplaints(sql, claims.complaints)),
    ...(await countPayments(sql, claims.payments)),
    ...(await countBalances(sql, before, claims.payments)),
    ...(await countPlaces(sql, before)),
    ...claims.takings.map(({ slot, places, takers, winners }) => ({
      ...{ what: `winners of ${slot}`, expected: Math.min(places, takers), actual: winners.length },
    })),
  ];
  const inWords = ({ what, expected, actual }: Count): string => `${what}: ${actual} and not ${expected}`;
  return {
    compared: counts.length,
    lost: counts.filter(({ expected, actual }) => actual < expected).map(inWords),
    doubled: [...claims.doubled, ...counts.filter(({ expected, actual }) => actual > expected).map(inWords)],
  };
}
