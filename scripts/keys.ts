// The keys that cookies, links and identity tokens are signed with: `npm run keys` says how many there are of each. A change
// holds in every process at once.
//   npm run keys -- --add NAME         adds a key that signs from now on; what the others signed still holds
//   npm run keys -- --drop-old NAME    takes away all but the newest: what they signed holds no more
// NAME is one of those that are listed, or all.
import { parseArgs } from 'node:util';
import { openDatabase } from '../gateway/database/open.ts';
import { addKey, dropOldKeys, keyNames, keysOf } from '../gateway/identity/keys.ts';
import { commandConfig } from './personal-data-of.ts';

const { values } = parseArgs({ options: { add: { type: 'string' }, 'drop-old': { type: 'string' } } });
const { add, 'drop-old': dropOld } = values;

const given = add ?? dropOld ?? 'all';
const names = keyNames.filter((name) => given === 'all' || given === name);
if (names.length === 0 || (add !== undefined && dropOld !== undefined)) {
  console.error(`Say either --add or --drop-old, with one of ${keyNames.join(', ')}, or all.`);
  process.exit(2);
}

const { db, close } = await openDatabase(commandConfig());
try {
  for (const name of names) {
    if (add !== undefined) await addKey(db, name);
    if (dropOld !== undefined) await dropOldKeys(db, name);
    console.log(`${name}  ${(await keysOf(db, name)).length}`);
  }
} finally {
  await close();
}
