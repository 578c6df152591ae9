import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { isoDay } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { zone } from '../provider/clock.ts';
import { appointmentKinds } from '../provider/diary.ts';
import type { WorksOrderTable } from '../provider/repair-tables.ts';
import { placesPerSlot } from './contractors.ts';
import { demoId } from './ids.ts';
import { assetIdOf, places } from './places.ts';
import { reasonIdOf, reasons } from './reasons.ts';
import type { DemonstrationRepair, Visit } from './repair.ts';
import { residents } from './residents.ts';
import { addFiles } from './seed-files.ts';
import { locationKey } from './settings.ts';

const withoutJobNumber = (repair: DemonstrationRepair): boolean =>
  repair.isDraft === true || repair.isTriage === true;

/** When a repair was raised so many days ago: a little earlier than now, which after midnight is a day more. */
export const raisedAt = (now: DateTime, daysAgo: number): DateTime => now.minus({ days: daysAgo, hours: 1 });

function orderRow(repair: DemonstrationRepair, id: string, now: DateTime): Insertable<WorksOrderTable> {
  const resident = residents.find(({ key }) => key === repair.who);
  const reason = reasons.find(({ description }) => description === repair.reason);
  const assetId = assetIdOf(repair.asset ?? repair.premises);
  const asset = places.find((place) => place.id === assetId);
  if (!resident || !reason || !asset)
    throw new Error(`the repair "${repair.reason}" names what does not exist`);
  const isDraft = repair.isDraft === true;
  const isEmergency = repair.isEmergency === true;
  const raised = raisedAt(now, repair.raisedDaysAgo).toJSDate();
  return {
    id,
    customer_id: resident.customerId,
    premises_id: assetIdOf(repair.premises),
    asset_id: assetId,
    original_order_id: null,
    job_number: null,
    status: repair.status,
    is_draft: isDraft,
    is_submitted: !isDraft,
    is_raised_as_triage: repair.isTriage === true,
    is_supplementary: null,
    is_vandalism: null,
    is_covid_self_isolated: isDraft ? null : false,
    is_emergency: isEmergency,
    is_out_of_hours: repair.isOutOfHours === true,
    is_recall: repair.isRecall === true,
    is_ema: repair.site === 'PARK-01',
    is_catalyst: repair.status.startsWith('CATALYST'),
    is_in_defect: asset.is_in_defects === true,
    is_potential_duplicate: repair.isPotentialDuplicate === true,
    crime_reference: null,
    location_id: locationKey(repair.location),
    location: repair.location,
    reason_id: reasonIdOf(repair.reason),
    repair_reason: repair.reason,
    trade: reason.trade,
    sor_code: reason.sor_code,
    description: repair.description ?? `${reason.element}: ${repair.reason}`,
    priority: isEmergency ? 'EME' : reason.priority === 'Damp and Mould' ? 'DM' : 'NA',
    additional_information: repair.details ?? '',
    is_vulnerable: isDraft ? null : (repair.isVulnerable ?? false),
    vulnerable_response_text: repair.isVulnerable ? 'I use a wheelchair.' : '',
    reporter_given_name: isDraft ? '' : (resident.name.split(' ')[0] ?? ''),
    reporter_surname: isDraft ? '' : (resident.name.split(' ')[1] ?? ''),
    reporter_number: isDraft ? '' : '07700900999',
    reporter_relationship: isDraft ? null : 'Customer',
    reporter_to_be_contacted: !isDraft,
    contractor_site: repair.site ?? null,
    channel: repair.channel ?? 'CustomerSelfService',
    raised_at: raised,
    saved_at: raised,
    first_received_at: isDraft ? null : raised,
    completed_at:
      repair.completedDaysAgo === undefined ? null : now.minus({ days: repair.completedDaysAgo }).toJSDate(),
  };
}

async function addVisit(
  db: Database,
  worksOrderId: string,
  site: string,
  visit: Visit,
  now: DateTime,
  created: Date,
): Promise<void> {
  const kind = appointmentKinds.find(({ availabilityType }) => availabilityType === visit.kind);
  if (!kind) throw new Error(`there is no appointment of the kind ${visit.kind}`);
  const date = now.plus({ days: visit.day });
  // Nobody comes at the weekend, unless it is today.
  const weekday = visit.day > 0 && date.weekday > 5 ? date.plus({ days: 8 - date.weekday }) : date;
  const day = isoDay(weekday);
  const slot = { site, day, availability_type: visit.kind };
  await db
    .insertInto('appointment_slot')
    .values({ ...slot, capacity: placesPerSlot, taken: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site', 'day', 'availability_type']).doUpdateSet({
        taken: sql<number>`appointment_slot.taken + 1`,
        // On some days, such as a Friday, the visits of a whole weekend come together.
        capacity: sql<number>`greatest(appointment_slot.capacity, appointment_slot.taken + 1)`,
      }),
    )
    .execute();
  const times = { starts_at: `${day}T${kind.start}:00`, ends_at: `${day}T${kind.end}:00` };
  const isPreference = visit.isPreference === true;
  const { id } = await db
    .insertInto('appointment')
    .values({
      works_order_id: worksOrderId,
      ...slot,
      ...times,
      is_preference: isPreference,
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('works_order_event')
    .values({
      works_order_id: worksOrderId,
      code: isPreference ? 'APCREATE10' : 'APCREATE01',
      appointment_id: id,
      ...times,
      created_at: created,
    })
    .execute();
}

/** Adds to the history of a repair what happened to it, each thing an hour after the one before. */
async function addEvents(
  db: Database,
  worksOrderId: string,
  codes: readonly string[],
  first: Date,
): Promise<void> {
  if (codes.length === 0) return;
  await db
    .insertInto('works_order_event')
    .values(
      codes.map((code, index) => ({
        works_order_id: worksOrderId,
        code,
        appointment_id: /^(?:CREATED|EMERGENCY|CANCELLED)$/.test(code)
          ? null
          : demoId(`visit ${worksOrderId} ${code}`),
        starts_at: null,
        ends_at: null,
        created_at: new Date(first.getTime() + index * 3_600_000),
      })),
    )
    .execute();
}

/** When the first thing happened after a repair was raised: on the day it was done, today for a visit of today, else the day after. */
function firstEventAfter(repair: DemonstrationRepair, raised: Date, now: DateTime): Date {
  if (repair.completedDaysAgo !== undefined) {
    return now.minus({ days: repair.completedDaysAgo, hours: 3 }).toJSDate();
  }
  if (repair.visit?.day === 0) return now.minus({ minutes: 20 }).toJSDate();
  return new Date(raised.getTime() + 86_400_000);
}

/** Repairs of the residents, with their appointments, files and history. `now` is the day that theirs count from. */
export async function seedRepairs(
  db: Database,
  repairs: readonly DemonstrationRepair[],
  now: Date,
): Promise<void> {
  const today = DateTime.fromJSDate(now, { zone });
  const rows = repairs.map((repair, index) => ({
    repair,
    row: orderRow(repair, demoId(`repair ${index} ${repair.who} ${repair.reason}`), today),
  }));
  await db
    .insertInto('works_order')
    .values(rows.map(({ row }) => row))
    .execute();
  const numbered = rows.filter(({ repair }) => !withoutJobNumber(repair)).map(({ row }) => String(row.id));
  await sql`
    update works_order set job_number = 'R-' || nextval('job_number')
    where id in (select id from works_order where id = any(${numbered}::uuid[]) order by raised_at)`.execute(
    db,
  );
  for (const { repair, row } of rows) {
    const id = String(row.id);
    await addFiles(db, id, repair.files ?? []);
    if (repair.isDraft === true) continue;
    const raised = new Date(row.raised_at);
    await addEvents(db, id, [repair.isEmergency === true ? 'EMERGENCY' : 'CREATED'], raised);
    if (repair.visit && repair.site) await addVisit(db, id, repair.site, repair.visit, today, raised);
    const later = [...(repair.events ?? []), ...(repair.status === 'Cancelled' ? ['CANCELLED'] : [])];
    await addEvents(db, id, later, firstEventAfter(repair, raised, today));
  }
}

/** Answers of residents about repairs that were finished long ago: most are satisfied. */
export async function seedFeedback(db: Database): Promise<void> {
  await sql`
    insert into repair_feedback (works_order_id, completed_at, contractor_site, asked_at, is_satisfied, reason,
      answered_at)
    select id, completed_at, contractor_site, completed_at, not is_unhappy,
      case when is_unhappy then 'I had to call twice.' else '' end, completed_at + interval '1 day'
    from (
      select *, row_number() over (order by completed_at, id) % 4 = 0 as is_unhappy
      from works_order where status = 'Closed' and completed_at is not null and contractor_site is not null
    ) finished
    on conflict do nothing`.execute(db);
  await sql`
    insert into appointment_notice (works_order_id, kind, about, notified_at)
    select works_order_id, kind, id::text, clock_now()
    from appointment cross join unnest(array['dayBefore', 'hourBefore']) kind
    where is_standing
      and starts_at < (clock_now() + case kind when 'dayBefore' then interval '25 hours' else interval '2 hours' end)
        at time zone 'Europe/London'
    on conflict do nothing`.execute(db);
  await sql`update appointment_notice set notified_at = clock_now() where notified_at is null`.execute(db);
  // Nobody is written to about what was there before the demonstration began.
  await sql`update repair_feedback set asked_at = completed_at where asked_at is null`.execute(db);
}
