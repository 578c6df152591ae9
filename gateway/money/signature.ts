import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature is good for, which is how far two clocks may be apart. */
const goodFor = 300;

const digest = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** The header in which a notice carries its signature. */
export const signatureHeader = 'payment-signature';

/** Signs a text at a time, for the header. `now` in milliseconds. */
export function sign(secret: string, body: string, now: number): string {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`;
}

/** Whether somebody who knows the secret signed this text, a short while ago. */
export function isSigned(secret: string, body: string, header: string | undefined, now: number): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(now / 1000 - Number(time)) > goodFor) return false;
  return timingSafeEqual(digest(secret, time, body), Buffer.from(hex, 'hex'));
}
