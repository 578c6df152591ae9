import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A value as text that only the holder of the key can have made, good until then. */
export function signValue(value: unknown, key: string, until: Date): string {
  const content = JSON.stringify({ value, until: until.getTime() });
  const text = Buffer.from(content).toString('base64url');
  return `${text}.${signature(text, key).toString('base64url')}`;
}

/** The sealed value; undefined when it was changed or its time is over. */
export function verifyValue(sealed: string | undefined, key: string, now: Date): unknown {
  const [text = '', given = ''] = sealed?.split('.') ?? [];
  const wanted = signature(text, key);
  const received = Buffer.from(given, 'base64url');
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return undefined;
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: unknown;
    until: number;
  };
  return until > now.getTime() ? value : undefined;
}
