import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getPreferences, updatePreferences } from '../../contract/preferences.ts';
import type { Database } from '../database/schema.ts';
import { entityTag, requireCurrent } from '../http/entity-tags.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';

/** What a resident prefers; version 0 as long as they have said nothing. */
async function readPreferences(db: Database, customerId: string) {
  const row = await db
    .selectFrom('customer_preference')
    .where('customer_id', '=', customerId)
    .select(['reminders', 'version'])
    .executeTakeFirst();
  return row ?? { reminders: 'email' as const, version: 0 };
}

/** How residents are reminded of appointments. */
export function preferenceRoutes(app: FastifyInstance): void {
  handle(app, getPreferences, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const { reminders, version } = await readPreferences(db, customerId);
    return { body: { reminders }, eTag: entityTag(version) };
  });

  handle(app, updatePreferences, async ({ customerId, params, body, eTag, once }) => {
    requireSelf(customerId, params.customerId);
    return once(async (transaction) => {
      // Two who choose for the first time meet here: there is no row yet that they could wait for.
      await transaction
        .selectFrom('customer')
        .where('id', '=', customerId)
        .select('id')
        .forUpdate()
        .executeTakeFirst();
      const before = await readPreferences(transaction, customerId);
      requireCurrent(eTag, before.version);
      const { reminders } = body;
      const { version } = await transaction
        .insertInto('customer_preference')
        .values({ customer_id: customerId, reminders })
        .onConflict((conflict) =>
          conflict
            .column('customer_id')
            .doUpdateSet({ reminders, version: sql<number>`customer_preference.version + 1` }),
        )
        .returning('version')
        .executeTakeFirstOrThrow();
      return { body: { reminders }, eTag: entityTag(version) };
    });
  });
}
