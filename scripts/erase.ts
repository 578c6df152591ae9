// Erases a resident: `npm run erase -- --help`.
import { clockOf } from '../gateway/clock.ts';
import { createMedia } from '../gateway/media/media.ts';
import { erase } from '../gateway/personal-data/erase.ts';
import { residentCommand, withResident } from './personal-data-of.ts';

const asked = residentCommand(
  'erase',
  'Erases a resident, for ever. What is deleted, and what stays without what tells who it was, is in docs/retention.md.',
)
  .parse()
  .opts();

await withResident(asked, ({ db, config, customerId, actor, reason }) =>
  erase(db, customerId, {
    actor,
    reason,
    dataDir: config.dataDir,
    media: createMedia(config, db),
    now: clockOf(config.clockAheadMs),
  }),
);
