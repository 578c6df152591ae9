import { type Migration, Migrator } from 'kysely/migration';
import { up as platform } from './migrations/0001_platform.ts';
import { up as provider } from './migrations/0002_provider.ts';
import { up as traffic } from './migrations/0003_traffic.ts';
import { up as repairLife } from './migrations/0004_repair_life.ts';
import { up as openRepairs } from './migrations/0005_open_repairs.ts';
import { up as allowances } from './migrations/0006_allowances.ts';
import { up as money } from './migrations/0008_money.ts';
import { up as person } from './migrations/0009_person.ts';
import { up as cases } from './migrations/0010_cases.ts';
import { up as payments } from './migrations/0011_payments.ts';
import { up as settledByHand } from './migrations/0012_payments_settled_by_hand.ts';
import type { Database } from './schema.ts';

/** Every change of the tables, in order. One file each; a migration that was published is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_platform': { up: platform },
  '0002_provider': { up: provider },
  '0003_traffic': { up: traffic },
  '0004_repair_life': { up: repairLife },
  '0005_open_repairs': { up: openRepairs },
  '0006_allowances': { up: allowances },
  '0008_money': { up: money },
  '0009_person': { up: person },
  '0010_cases': { up: cases },
  '0011_payments': { up: payments },
  '0012_payments_settled_by_hand': { up: settledByHand },
};

/** Brings the tables up to date. Safe from several processes at once: one does it, the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
