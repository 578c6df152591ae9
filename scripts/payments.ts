// Lists and settles the payments that wait for a person: `npm run payments -- --help`.
import { pounds } from '../contract/money.ts';
import { clockOf } from '../gateway/clock.ts';
import type { Config } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import type { Database } from '../gateway/database/schema.ts';
import { withJobs } from '../gateway/jobs/jobs.ts';
import { cardProviderOf } from '../gateway/money/card-provider-of.ts';
import {
  CannotSettle,
  type Finding,
  mismatchedPayments,
  settleManually,
} from '../gateway/money/manual-settlement.ts';
import { recordAccess } from '../gateway/personal-data/audit.ts';
import { command } from './command.ts';
import { commandConfig, operator } from './personal-data-of.ts';

const values = command(
  'payments',
  'Lists the payments that wait for a person, because the card provider has something else than was asked for.',
)
  .option('--settle <id>', 'settles the one with this identifier, or with this reference of the resident’s')
  .option(
    '--paid <name>',
    'credits the amount that was asked for and sends the receipt; what the card provider calls the money',
  )
  .option('--not-taken', 'says that no money was taken')
  .option('--reason <text>', 'why, for the audit trail')
  .parse()
  .opts();

async function list(db: Database, config: Config): Promise<void> {
  const { cards } = await cardProviderOf(config, db, clockOf(config.clockAheadMs));
  if (!cards) throw new CannotSettle('Payments are switched off.');
  const found = await mismatchedPayments(db, cards).catch((cause: unknown) => {
    throw new CannotSettle('The card provider does not answer; try again when it does.', { cause });
  });
  const actor = operator();
  for (const customerId of new Set(found.map(({ payment }) => payment.customer_id))) {
    await recordAccess(db, {
      actor,
      action: 'list payments',
      customerId,
      reason: 'payments that wait for a person',
    });
  }
  if (found.length === 0) console.log('No payment waits for a person.');
  for (const { payment, why } of found) {
    const { id, reference, amount, pay_reference, created_at } = payment;
    console.log(
      `${reference}  ${id}  ${pounds(amount)} for ${pay_reference}, begun ${created_at.toISOString()}`,
    );
    console.log(`  The card provider: ${why}.`);
  }
}

function foundOut(): Finding {
  const { paid, notTaken = false } = values;
  if (notTaken === (paid !== undefined)) throw new CannotSettle('Say either --paid NAME or --not-taken.');
  if (paid === undefined) return { as: 'refused' };
  if (paid.trim() === '') throw new CannotSettle('Say what the card provider calls the money.');
  return { as: 'paid', cardTransaction: paid.trim() };
}

const config = commandConfig();
const database = await openDatabase(config);
try {
  if (values.settle === undefined) await list(database.db, config);
  else {
    const { settle, reason = '' } = values;
    const found = foundOut();
    const now = clockOf(config.clockAheadMs)();
    await withJobs(database.pool, (jobs) =>
      settleManually({ db: database.db, jobs, config }, settle, found, { actor: operator(), reason, now }),
    );
    console.log(`The payment ${settle} is settled.`);
  }
} catch (error) {
  console.error(error instanceof CannotSettle ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
