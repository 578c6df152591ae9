import { sql } from 'kysely';
import type { Database } from '../../../gateway/database/schema.ts';
import { inTransaction } from '../../../gateway/database/transactions.ts';
import type { Platform } from '../../../gateway/platform.ts';
import { chase } from '../../../gateway/promises/resident-says.ts';
import { watchPromises } from '../../../gateway/promises/watch.ts';
import { nextStep } from '../../../gateway/provider/next-step.ts';
import { readNextFacts } from '../../../gateway/provider/next-step-reader.ts';
import { type Chance, chanceOf, oneOf } from '../../../scripts/chance.ts';
import { addLeakingTap, type TestResident } from '../resident.ts';
import { actOn, type SimulatedRepair } from './contractors.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often promises are looked at here; in a gateway it is each minute. */
const round = 5 * minute;
/** Days on which repairs are reported, and after which nobody does anything more. */
const days = { reporting: 5, acting: 30, all: 45 } as const;
const beginnings = [
  ['Unappointed', 'BRIGHT-01'],
  ['Unappointed', 'SOLO-01'],
  ['In Diagnosis', 'BRIGHT-01'],
  ['Pending Approval', 'BRIGHT-01'],
  ['Reported to EMA', 'SOLO-01'],
] as const;

export interface Simulated {
  readonly repairs: number;
  /** Times at which something was promised that then did not happen. */
  readonly missed: number;
  /** Of those, how many residents were told of. */
  readonly notified: number;
  /** Repairs whose resident waited, at some hour, without a promise to come and without having been told of a broken one. */
  readonly silent: number;
  /** From the time of a promise to the message, in minutes, at the most. */
  readonly slowest: number;
}

/** Repairs whose resident waits in silence at a time. */
async function silentAt(db: Database, { customerId }: TestResident, at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select works_order.id from works_order
    left join promise on promise.works_order_id = works_order.id
    where customer_id = ${customerId} and status not in ('Completed', 'Closed', 'Cancelled')
      and raised_at <= ${new Date(at.getTime() - round)}
      and (promise.due_at is null or promise.due_at < ${new Date(at.getTime() - round)})
      and not exists (
        select 1 from missed_promise missed
        where missed.works_order_id = works_order.id and missed.settled_at is null
          and missed.kind = promise.kind and missed.due_at = promise.due_at and missed.notified_at is not null
      )`.execute(db);
  return rows.map(({ id }) => id);
}

/** Repairs whose page says that something is late, by the rules alone, though their resident was not told. */
async function silentPages(db: Database, { customerId }: TestResident, at: Date): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('works_order')
    .selectAll()
    .where('status', 'not in', ['Completed', 'Closed', 'Cancelled'])
    .where('customer_id', '=', customerId)
    .execute();
  const silent: string[] = [];
  for (const order of orders) {
    const next = nextStep(await readNextFacts(db, order, at));
    const open = await db
      .selectFrom('missed_promise')
      .where('works_order_id', '=', order.id)
      .where('settled_at', 'is', null)
      .where('notified_at', 'is not', null)
      .select('kind')
      .executeTakeFirst();
    if (next === null || (next.by === null && !open) || (next.isLate && !open)) silent.push(order.id);
  }
  return silent;
}

interface Action {
  readonly at: number;
  readonly repair: SimulatedRepair;
}

/** When the contractor does something about a repair; some never do. */
const actionsFor = (repair: SimulatedRepair, reported: number, start: number, chance: Chance): Action[] => {
  const count = chance(8);
  return Array.from({ length: count }, () => ({
    at: reported + (1 + chance((start + days.acting * day - reported) / minute)) * minute,
    repair,
  }));
};

/**
 * Lets contractors who do not come, do not call and finish late work on repairs for 45 days at a fast clock, with the
 * provider's own rules, while half of the residents ask what is happening once they are told. A seed repeats what everybody
 * does.
 */
export async function simulate(
  platform: Pick<Platform, 'db' | 'jobs' | 'config'>,
  resident: TestResident,
  { repairs: count, start, seed }: { readonly repairs: number; readonly start: Date; readonly seed: number },
): Promise<Simulated> {
  const { db } = platform;
  const chance = chanceOf(seed);
  // What else there is, is none of the simulation's concern.
  await db.deleteFrom('promise').execute();
  await db.deleteFrom('missed_promise').execute();
  const actions: (Action & { readonly isReport: boolean; readonly site: string })[] = [];
  for (let index = 0; index < count; index += 1) {
    const [status, site] = oneOf(chance, beginnings);
    const repair: SimulatedRepair = { id: '', status };
    const reported = start.getTime() + chance((days.reporting * day) / minute) * minute;
    actions.push({ at: reported, repair, isReport: true, site });
    actions.push(
      ...actionsFor(repair, reported, start.getTime(), chance).map((one) => ({
        ...one,
        isReport: false,
        site,
      })),
    );
  }
  actions.sort((a, b) => a.at - b.at);
  const silent = new Set<string>();
  let next = 0;
  // A minute after the full hour, at which most promises pass.
  const first = start.getTime() + minute;
  for (let at = first; at <= start.getTime() + days.all * day; ) {
    for (; next < actions.length && (actions[next]?.at ?? 0) < at; next += 1) {
      const action = actions[next];
      if (action) await play(db, resident, action, chance);
    }
    const time = new Date(at);
    await watchAll(platform, chance, at);
    if ((at - first) % hour === 0) for (const id of await silentAt(db, resident, time)) silent.add(id);
    const news = Math.min(actions[next]?.at ?? Number.POSITIVE_INFINITY, await nextFinding(db));
    at = Math.min(after(Math.max(at, news), first, round), after(at, first, hour));
  }
  for (const id of await silentPages(db, resident, new Date(start.getTime() + days.all * day)))
    silent.add(id);
  return { repairs: count, silent: silent.size, ...(await figures(db)) };
}

/** The first of the times `first`, `first + every` and so on that is later than `time`; milliseconds. */
const after = (time: number, first: number, every: number): number =>
  first + (Math.floor((time - first) / every) + 1) * every;

/**
 * When a round next finds something: at once where a promise is to be reckoned anew, else when the next one passes that nobody has
 * missed yet. Milliseconds; infinite for never.
 */
async function nextFinding(db: Database): Promise<number> {
  const row = await db
    .selectFrom('promise')
    .where((where) => where.or([where('is_stale', '=', true), where('missed_at', 'is', null)]))
    .orderBy('is_stale', 'desc')
    .orderBy('due_at')
    .select(['is_stale', 'due_at'])
    .limit(1)
    .executeTakeFirst();
  if (row?.is_stale) return Number.NEGATIVE_INFINITY;
  return row?.due_at?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** As many rounds, a minute apart, as it takes to look at all of them. */
async function watchAll(
  platform: Pick<Platform, 'db' | 'jobs' | 'config'>,
  chance: Chance,
  at: number,
): Promise<void> {
  for (let passed = 0; passed < round; passed += minute) {
    const time = new Date(at + passed);
    const told = await watchPromises({ ...platform, now: () => time });
    if (told > 0) await answer(platform.db, chance, time);
    // A round looks at so many at most, and may have left some for the next.
    if ((await nextFinding(platform.db)) >= time.getTime()) return;
  }
}

async function play(
  db: Database,
  resident: TestResident,
  { at, repair, isReport, site }: Action & { readonly isReport: boolean; readonly site: string },
  chance: Chance,
): Promise<void> {
  const time = new Date(at);
  if (!isReport) {
    await inTransaction(db, (transaction) => actOn(transaction, repair, chance, time));
    return;
  }
  const id = await addLeakingTap(db, resident, {
    raised_at: time,
    saved_at: time,
    status: repair.status,
    contractor_site: site,
  });
  Object.assign(repair, { id });
  await db.updateTable('promise').set({ watched_since: time }).where('works_order_id', '=', id).execute();
}

/** Half of those who have just been told ask what is happening. */
async function answer(db: Database, chance: Chance, at: Date): Promise<void> {
  const told = await db
    .selectFrom('missed_promise')
    .where('notified_at', '=', at)
    .select('works_order_id')
    .execute();
  for (const { works_order_id } of told) {
    if (chance(2) === 0) continue;
    await inTransaction(db, async (transaction) => {
      const order = await transaction
        .selectFrom('works_order')
        .selectAll()
        .where('id', '=', works_order_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await chase(transaction, order, at);
    });
  }
}

async function figures(db: Database): Promise<Pick<Simulated, 'missed' | 'notified' | 'slowest'>> {
  const { missed, notified, slowest } = await db
    .selectFrom('missed_promise')
    .select((select) => [
      select.fn.countAll<string>().as('missed'),
      select.fn.count<string>('notified_at').as('notified'),
      sql<string>`coalesce(extract(epoch from max(notified_at - due_at)) / 60, 0)`.as('slowest'),
    ])
    .executeTakeFirstOrThrow();
  return { missed: Number(missed), notified: Number(notified), slowest: Number(slowest) };
}
