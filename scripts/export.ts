// Everything that is held about a resident: `npm run export -- --help`.
import path from 'node:path';
import { clockOf } from '../gateway/clock.ts';
import { createMedia } from '../gateway/media/media.ts';
import { exportResident } from '../gateway/personal-data/export.ts';
import { residentCommand, withResident } from './personal-data-of.ts';

const asked = residentCommand('export', 'Writes everything that is held about a resident, for the resident.')
  .option('--to <folder>', 'where to; a folder in DATA_DIR/exports unless told')
  .parse()
  .opts();

await withResident(asked, async ({ db, config, customerId, actor, reason }) => {
  const now = clockOf(config.clockAheadMs)();
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const folder = path.resolve(asked.to ?? path.join(config.dataDir, 'exports', `${customerId}-${stamp}`));
  const report = await exportResident(db, customerId, {
    ...{ actor, reason, folder, now },
    media: createMedia(config, db),
  });
  return { ...report, folder };
});
