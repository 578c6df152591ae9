// Who read or erased a resident's record: `npm run audit`. The chain of the trail is verified each time; exit code 1 when an
// entry was changed or taken away.
//   npm run audit -- --customer ID    entries about a resident, and those about all residents
//   npm run audit -- --head HASH      also that an entry with this hash, written down elsewhere, is still there
//   npm run audit -- --json           the check and the entries for programs
import { parseArgs } from 'node:util';
import { openDatabase } from '../gateway/database/open.ts';
import { checkTrail, readAccesses } from '../gateway/personal-data/audit.ts';
import { commandConfig } from './personal-data-of.ts';

const { values } = parseArgs({
  options: {
    customer: { type: 'string' },
    head: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
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
