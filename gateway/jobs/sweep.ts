import { sweepIdempotency } from '../http/idempotency.ts';
import { sweepRateLimits } from '../http/rate-limit.ts';
import { sweepProviderStore } from '../identity/provider-store.ts';
import { sweepSessions } from '../identity/sessions.ts';
import { sweepMail } from '../mail/outbox.ts';
import type { Platform } from '../platform.ts';

/** Removes what the platform no longer needs: sessions that are over, keys that are old, finished sign-ins, allowances that are whole, letters that were sent. */
export async function sweepPlatform(platform: Platform): Promise<void> {
  const { db } = platform;
  await sweepSessions(platform);
  await sweepIdempotency(db);
  await sweepProviderStore(platform);
  await sweepRateLimits(db);
  await sweepMail(db);
}
