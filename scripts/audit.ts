// Who read or erased a resident's record: `npm run audit -- --help`.
import { openDatabase } from '../gateway/database/open.ts';
import { checkTrail, readAccesses } from '../gateway/personal-data/audit.ts';
import { command } from './command.ts';
import { commandConfig } from './personal-data-of.ts';

const values = command(
  'audit',
  'Says who read or erased a resident’s record, and verifies the chain of the trail. Ends with 1 when an entry was changed or taken away.',
)
  .option('--customer <id>', 'entries about this resident, and those about all residents')
  .option('--head <hash>', 'also that an entry with this hash, written down elsewhere, is still there')
  .option('--json', 'prints the check and the entries for programs')
  .parse()
  .opts();
const database = await openDatabase(commandConfig());
try {
  const check = checkTrail(await readAccesses(database.db), values.head);
  const entries = await readAccesses(database.db, values.customer);
  if (values.json) console.log(JSON.stringify({ ...check, trail: entries }, null, 2));
  else {
    for (const { made_at, actor, action, customer_id, reason } of entries) {
      console.log(
        `${made_at.toISOString()}  ${actor}: ${action} ${customer_id ?? 'all residents'} (${reason})`,
      );
    }
    for (const fault of check.faults) console.error(fault);
    console.log(
      `${check.entries} entries, ${check.faults.length} faults. The last hash is ${check.head || 'none'}.`,
    );
  }
  if (check.faults.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
