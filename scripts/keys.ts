// The keys that cookies, links and identity tokens are signed with: `npm run keys -- --help`.
import { Option } from '@commander-js/extra-typings';
import { openDatabase } from '../gateway/database/open.ts';
import { addKey, dropOldKeys, keyNames, keysOf } from '../gateway/identity/keys.ts';
import { command } from './command.ts';
import { commandConfig } from './personal-data-of.ts';

const choices = [...keyNames, 'all'];
const { add, dropOld } = command(
  'keys',
  'Says how many keys there are for each purpose: cookies, links and identity tokens are signed with them. A change holds in every process at once.',
)
  .addOption(
    new Option('--add <name>', 'adds a key that signs from now on; what the others signed still holds')
      .choices(choices)
      .conflicts('dropOld'),
  )
  .addOption(
    new Option('--drop-old <name>', 'takes away all but the newest: what they signed holds no more').choices(
      choices,
    ),
  )
  .parse()
  .opts();

const given = add ?? dropOld ?? 'all';
const names = keyNames.filter((name) => given === 'all' || given === name);

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
