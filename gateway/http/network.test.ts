import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
  ['2001:DB8:0012:34::8', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['1:2::3:4:5:6:7', '1:2:0:3'],
  ['1::', '1:0:0:0'],
  ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
