import { DateTime } from 'luxon';
import { displayNumber } from '../../contract/account-rules.ts';
import { statementNotification } from '../../contract/communications.ts';
import type { Database } from '../database/schema.ts';
import { zone } from '../provider/clock.ts';
import { writePapers } from './building-papers.ts';
import { contractorIdOf } from './contractors.ts';
import { demoId } from './ids.ts';
import { messages } from './messages.ts';
import { tenancies, tenancyPremises } from './people.ts';
import { assetIdOf } from './places.ts';
import { residents } from './residents.ts';
import { equipment, safetyChecks } from './safety-checks.ts';

/** Tall buildings, whose residents may read about their safety. */
const tallBuildings = ['Beacon House', 'Tide House', 'Sail House'] as const;

const customerIdOf = (key: string): string => residents.find((one) => one.key === key)?.customerId ?? '';

/** The pay reference of the rent account of a home. */
function payReferenceOf(customerId: string, home: string): string {
  const there = tenancyPremises.filter(({ asset_id }) => asset_id === assetIdOf(home));
  const tenancy = tenancies.find(
    ({ id, customer_id }) => customer_id === customerId && there.some(({ tenancy_id }) => tenancy_id === id),
  );
  if (!tenancy) throw new Error(`a message is about ${home}, which its reader does not rent`);
  return `${tenancy.payment_reference}0${displayNumber('REN')}`;
}

async function seedMessages(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('communication')
    .values(
      messages.map((message, index) => {
        const customerId = customerIdOf(message.who);
        const reference = message.home === undefined ? null : payReferenceOf(customerId, message.home);
        const sent = DateTime.fromJSDate(now, { zone })
          .minus({ days: message.daysAgo })
          .set({ hour: 9, minute: index % 60, second: 0, millisecond: 0 });
        return {
          id: demoId(`message ${index} ${message.who}`),
          customer_id: customerId,
          asset_id: message.home === undefined ? null : assetIdOf(message.home),
          payment_reference: message.isStatement ? reference : null,
          category: message.category,
          subject: message.subject,
          body: message.body,
          notification_type: message.isStatement ? statementNotification : null,
          sender_title: message.from.title,
          sender_given_name: message.from.givenName,
          sender_surname: message.from.surname,
          created_at: sent.toJSDate(),
          read_at: message.isRead ? sent.plus({ hours: 10 }).toJSDate() : null,
        };
      }),
    )
    .execute();
}

async function seedSafetyChecks(db: Database, now: Date): Promise<void> {
  const dayIn = (days: number) => DateTime.fromJSDate(now, { zone }).plus({ days }).toISODate() ?? '';
  await db
    .insertInto('compliance_check')
    .values(
      safetyChecks.map(({ home, type, dueInDays, last, contractor, decommissionedInDays }) => ({
        asset_id: assetIdOf(home),
        compliance_type: type,
        equipment_type: equipment[type],
        visit_due: dayIn(dueInDays),
        visit_actual: last && dayIn(last.inDays),
        visit_outcome: last?.outcome ?? null,
        decommissioned_on: decommissionedInDays === undefined ? null : dayIn(decommissionedInDays),
        contractor_id: contractor === null ? null : contractorIdOf(contractor),
      })),
    )
    .execute();
}

async function seedPapers(db: Database, now: Date): Promise<void> {
  for (const building of tallBuildings) {
    const papers = await writePapers(building, now);
    await db
      .insertInto('building_document')
      .values(
        papers.map(({ title, fileName, dated, content }) => ({
          id: demoId(`paper ${building} ${title}`),
          asset_id: assetIdOf(building),
          title,
          document_date: DateTime.fromJSDate(dated, { zone }).toISODate() ?? '',
          file_name: `${building.toLowerCase().replaceAll(' ', '-')}-${fileName}`,
          content,
        })),
      )
      .execute();
  }
}

/** Messages, safety checks and building papers; their days count from `now`. */
export async function seedPerson(db: Database, now: Date): Promise<void> {
  await seedMessages(db, now);
  await seedSafetyChecks(db, now);
  await seedPapers(db, now);
}
