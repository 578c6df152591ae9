import { expect, test } from 'vitest';
import { places } from '../gateway/demo/places.ts';
import { fullAddressOf } from '../gateway/provider/asset-wire.ts';
import { addressOnOneLine } from './addresses.ts';

test.each([
  [['14 Orchard Lane', 'Orchard Lane', 'Harbour', 'HB1 2CD'], '14 Orchard Lane, Harbour, HB1 2CD'],
  [['Garage 7, Mill Road', 'Mill Road', 'Millfield', 'MF1 1AA'], 'Garage 7, Mill Road, Millfield, MF1 1AA'],
  [
    ['Flat 6, Mill Court', 'Mill Road', 'Millfield', 'MF1 1AA'],
    'Flat 6, Mill Court, Mill Road, Millfield, MF1 1AA',
  ],
  [['Harbour House', '', 'Harbour', ''], 'Harbour House, Harbour'],
])('%s is told once', (lines, address) => expect(addressOnOneLine(lines)).toBe(address));

test('no address of the demonstration says its street twice', () => {
  for (const place of places) {
    const parts = fullAddressOf(place).split(', ');
    for (const [index, part] of parts.entries()) {
      expect(parts[index - 1]?.endsWith(part) ?? false, fullAddressOf(place)).toBe(false);
    }
  }
});
