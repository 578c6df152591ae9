// Where the files of repairs are: `npm run media` counts them. MEDIA_URL and its kin name the store.
//   npm run media -- --move store       moves those of the database into the store, each checked before its row names it
//   npm run media -- --move database    moves them back
//   npm run media -- --check            reads every file of the store and compares it with what the database says of it
// What is broken off goes on where it was. Ends with 1 when a file is missing, damaged or could not be moved.
import { parseArgs } from 'node:util';
import { openDatabase } from '../gateway/database/open.ts';
import { checkMedia } from '../gateway/media/check.ts';
import { createMedia } from '../gateway/media/media.ts';
import { countMedia, moveMedia } from '../gateway/media/move.ts';
import { commandConfig } from './personal-data-of.ts';

const { values } = parseArgs({ options: { move: { type: 'string' }, check: { type: 'boolean' } } });
const { move, check = false } = values;

if ((move !== undefined && move !== 'store' && move !== 'database') || (move !== undefined && check)) {
  console.error('Say --move store, --move database, or --check.');
  process.exit(2);
}
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
