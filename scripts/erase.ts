// Erases a resident, for ever: `npm run erase -- --customer ID`. What is deleted, and what stays without what tells who it
// was, is in docs/retention.md.
//   --by NAME         who asks for it, for the audit trail; by default the account of this machine
//   --reason "why"    for the audit trail
import { clockOf } from '../gateway/clock.ts';
import { createMedia } from '../gateway/media/media.ts';
import { erase } from '../gateway/personal-data/erase.ts';
import { withResident } from './personal-data-of.ts';

await withResident(({ db, config, customerId, actor, reason }) =>
  erase(db, customerId, {
    actor,
    reason,
    dataDir: config.dataDir,
    media: createMedia(config, db),
    now: clockOf(config.clockAheadMs),
  }),
);
