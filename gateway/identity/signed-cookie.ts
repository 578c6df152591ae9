import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

const signature = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A value as text that only a holder of the newest key can have made, good until then. */
export function signValue(value: unknown, [newest]: Keys, until: Date): string {
  const content = JSON.stringify({ value, until: until.getTime() });
  const text = Buffer.from(content).toString('base64url');
  return `${text}.${signature(text, newest).toString('base64url')}`;
}

/** The sealed value; undefined when it was changed, none of the keys signed it, or its time is over. */
export function verifyValue(sealed: string | undefined, keys: Keys, now: Date): unknown {
  const [text = '', given = ''] = sealed?.split('.') ?? [];
  const received = Buffer.from(given, 'base64url');
  const isSignedWith = (key: string): boolean => {
    const wanted = signature(text, key);
    return received.length === wanted.length && timingSafeEqual(received, wanted);
  };
  if (!keys.some(isSignedWith)) return undefined;
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: unknown;
    until: number;
  };
  return until > now.getTime() ? value : undefined;
}
