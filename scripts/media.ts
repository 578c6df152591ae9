// Where the files of repairs are: `npm run media -- --help`.
import { Option } from '@commander-js/extra-typings';
import { openDatabase } from '../gateway/database/open.ts';
import { checkMedia } from '../gateway/media/check.ts';
import { createMedia } from '../gateway/media/media.ts';
import { countMedia, moveMedia } from '../gateway/media/move.ts';
import { command } from './command.ts';
import { commandConfig } from './personal-data-of.ts';

const { move, check = false } = command(
  'media',
  'Counts the files of repairs by where they are. MEDIA_URL and its kin name the store. What is broken off goes on where it was. Ends with 1 when a file is missing, damaged or could not be moved.',
)
  .addOption(
    new Option('--move <where>', 'moves all there, each checked before its row names the new place')
      .choices(['store', 'database'] as const)
      .conflicts('check'),
  )
  .option('--check', 'reads every file of the store and compares it with what the database says of it')
  .parse()
  .opts();
const config = commandConfig();
const { db, close } = await openDatabase(config);
const { store } = createMedia(config, db);
try {
  if (move === undefined && !check) console.log(JSON.stringify(await countMedia(db), null, 2));
  else if (store === undefined) {
    console.error('MEDIA_URL, MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY name no store.');
    process.exitCode = 2;
  } else if (move !== undefined) {
    const report = await moveMedia(db, store, move);
    console.log(JSON.stringify(report, null, 2));
    if (report.failed.length > 0) process.exitCode = 1;
  } else {
    const report = await checkMedia(db, store);
    console.log(JSON.stringify(report, null, 2));
    if (report.missing.length > 0 || report.damaged.length > 0) process.exitCode = 1;
  }
} finally {
  await close();
}
