import { bankHolidays } from '../../contract/bank-holidays.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { onTheWall } from '../provider/clock.ts';
import { offeredDays } from '../provider/diary.ts';
import { workingDaysAfter } from '../provider/working-days.ts';
import { rememberSeededEvents } from './contractor-round.ts';
import { contractorSites, contractors, placesPerSlot } from './contractors.ts';
import { customers, tenancies, tenancyPremises } from './people.ts';
import { interestedParties, places } from './places.ts';
import { reasons } from './reasons.ts';
import { referralReasons } from './referral-reasons.ts';
import { settledRepairs } from './repairs.ts';
import { repairsInHand } from './repairs-in-hand.ts';
import { seedCases } from './seed-cases.ts';
import { seedComplaints } from './seed-complaints.ts';
import { seedMoney } from './seed-money.ts';
import { seedPerson } from './seed-person.ts';
import { raisedAt, seedFeedback, seedRepairs } from './seed-repairs.ts';
import { referenceValues, settings } from './settings.ts';

/** Fills an empty database with the provider of the demonstration. `now` is the day from which its repairs count. */
export async function seedDemonstration(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('configuration')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value })))
    .execute();
  await db
    .insertInto('bank_holiday')
    .values(Object.entries(bankHolidays).map(([day, name]) => ({ day, name })))
    .execute();
  await db.insertInto('reference_value').values(referenceValues).execute();
  await db.insertInto('reference_value').values(referralReasons).execute();
  await db.insertInto('contractor').values(contractors).execute();
  await db.insertInto('contractor_site').values(contractorSites).execute();
  await db.insertInto('repair_reason').values(reasons).execute();
  await db.insertInto('asset').values(places).execute();
  await db.insertInto('interested_party').values(interestedParties).execute();
  await db.insertInto('customer').values(customers).execute();
  await db.insertInto('tenancy').values(tenancies).execute();
  await db.insertInto('tenancy_premises').values(tenancyPremises).execute();
  await seedMoney(db, now);
  await seedPerson(db, now);
  await seedCases(db, now);
  await seedFullSlots(db, now);
  await seedRepairs(db, settledRepairs(oldestOpenInvestigation(now)), now);
  await rememberSeededEvents(db);
  await seedFeedback(db);
  await seedRepairs(db, repairsInHand, now);
  await seedComplaints(db, now);
}

/** How many days ago damp was reported that must be investigated now. */
function oldestOpenInvestigation(now: Date): number {
  const holidays = new Set(Object.keys(bankHolidays));
  const raisedOn = (days: number) => dayOf(raisedAt(onTheWall(now), days).toJSDate());
  const isOpen = (days: number) => (workingDaysAfter(raisedOn(days), 10, holidays) ?? '') >= dayOf(now);
  const longest = Array.from({ length: 30 }, (_, days) => days);
  return longest.filter(isOpen).at(-1) ?? 14;
}

/** A few slots of the general contractor that are gone already, so that not everything is free. */
async function seedFullSlots(db: Database, now: Date): Promise<void> {
  const days = offeredDays(now, new Set(Object.keys(bankHolidays)));
  const full = [
    [days[0], 'AM'],
    [days[0], 'ASR'],
    [days[3], 'AM'],
    [days[3], 'PM'],
    [days[3], 'AD'],
    [days[3], 'ASR'],
  ] as const;
  await db
    .insertInto('appointment_slot')
    .values(
      full.flatMap(([day, availability_type]) =>
        day === undefined
          ? []
          : [{ site: 'BRIGHT-01', day, availability_type, capacity: placesPerSlot, taken: placesPerSlot }],
      ),
    )
    .execute();
}
