import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';
import type { LimitName } from './limit.ts';
import { networkOf } from './network.ts';
import { tooMany } from './problem.ts';
import { giveBack, spend } from './rate-limit.ts';

/** Something that is about to be done, and who does it. */
interface Doing {
  readonly limit: LimitName;
  /** What names the account: a customer, or the e-mail address that somebody tries. */
  readonly account: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  /** How many times it counts. */
  readonly units: number;
}

type Stores = Pick<Platform, 'db' | 'config'> & { readonly metrics: Pick<Metrics, 'limited'> };

const sharesOf = ({ limits }: Platform['config'], { limit, account, address }: Doing) => {
  const network = networkOf(address);
  const atAddress = account === undefined ? undefined : `${account} ${network}`;
  return [
    { by: 'account at address', holder: atAddress, allowance: limits[limit].accountAtAddress },
    { by: 'account', holder: account, allowance: limits[limit].account },
    { by: 'address', holder: network, allowance: limits[limit].address },
  ].flatMap(({ by, holder, allowance }) =>
    holder === undefined || allowance === undefined
      ? []
      : [{ by, key: `${limit} ${by} ${holder}`, allowance }],
  );
};

/**
 * Counts what is about to be done. Answers the seconds to wait when it was done too often, otherwise 0. The
 * narrowest comes first and ends it: what is refused of an account at one address costs nothing to the account elsewhere,
 * and what one resident may no longer do costs nothing to those who share the address.
 */
export async function count({ db, config, metrics }: Stores, doing: Doing): Promise<number> {
  for (const { by, key, allowance } of sharesOf(config, doing)) {
    const wait = await spend(db, key, allowance, doing.units);
    if (wait > 0) {
      metrics.limited.inc({ limit: doing.limit, by });
      return wait;
    }
  }
  return 0;
}

/** Counts so many units less for what was counted. */
export async function countLess({ db, config }: Stores, doing: Doing): Promise<void> {
  for (const { key, allowance } of sharesOf(config, doing)) await giveBack(db, key, allowance, doing.units);
}

/** Counts a request for its account and its address; throws 429 when either makes too many. */
export async function limitRequest({ session, server, ip }: FastifyRequest, limit: LimitName): Promise<void> {
  const account = session?.person.customerId ?? undefined;
  const wait = await count(server.platform, { limit, account, address: ip, units: 1 });
  if (wait > 0) throw tooMany(wait);
}
