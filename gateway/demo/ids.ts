import { createHash } from 'node:crypto';

/** The same identifier for the same name, on every machine. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`doorstep demonstration ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
