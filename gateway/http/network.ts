import { isIPv6 } from 'node:net';

const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * What of an address is one household or company: all of IPv4, and the first half of IPv6, of which everybody has the
 * second half to choose from.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = address.toLowerCase().split('::');
  const [first, last] = [parts(before), parts(after)];
  const between = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...between, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
