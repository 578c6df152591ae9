import { type RawBuilder, sql } from 'kysely';

/** What a connection says of its clock. No setting means the server's own time. */
const setting = 'doorstep.clock_ahead';

/**
 * The time of the transaction by the gateway's clock, told by the database: for what several processes must agree on.
 * `now()` and its kin would tell the server's time, which is another one where the clock of a demonstration is set.
 */
export const clockNow: RawBuilder<Date> = sql<Date>`clock_now()`;

/**
 * The address of a database for connections whose `clock_now()` is so many milliseconds ahead of the server. An address
 * for no difference stays as it is, so that nothing is asked of a proxy of connections that knows no such settings.
 */
export function addressAtClock(url: string, aheadMs: number): string {
  if (aheadMs === 0) return url;
  // By hand: the address of a socket has no host, which `URL` takes for a mistake.
  const [place = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const options = parameters.get('options');
  // Of two settings of one name the server takes the last.
  parameters.set('options', [...(options ? [options] : []), `-c ${setting}=${aheadMs}`].join(' '));
  // A plus sign means a space to some readers of an address only.
  return `${place}?${parameters.toString().replaceAll('+', '%20')}`;
}
