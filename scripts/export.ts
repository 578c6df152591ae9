// Everything that is held about a resident, for the resident: `npm run export -- --customer ID`.
//   --to FOLDER       where to; by default a folder in DATA_DIR/exports
//   --by NAME         who asks for it, for the audit trail; by default the account of this machine
//   --reason "why"    for the audit trail
import path from 'node:path';
import { clockOf } from '../gateway/clock.ts';
import { createMedia } from '../gateway/media/media.ts';
import { exportResident } from '../gateway/personal-data/export.ts';
import { withResident } from './personal-data-of.ts';

await withResident(async ({ db, config, customerId, actor, reason, to }) => {
  const now = clockOf(config.clockAheadMs)();
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const folder = path.resolve(to ?? path.join(config.dataDir, 'exports', `${customerId}-${stamp}`));
  const report = await exportResident(db, customerId, {
    ...{ actor, reason, folder, now },
    media: createMedia(config, db),
  });
  return { ...report, folder };
});
