import { expect, test } from 'vitest';
import { seededFaults } from './seeded-faults.ts';

test('each of the twenty seeded faults can still be made, and changes the journey in one place', () => {
  const faults = seededFaults();
  expect(faults).toHaveLength(20);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(20);
});
