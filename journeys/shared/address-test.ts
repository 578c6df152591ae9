import type { NamedTest } from '../../machines/exploration/index.ts';

/** The test that is made of every requirement with an address. */
export const addressTest: NamedTest = [
  'test/journey-places.test.ts',
  'an address that is demanded > is that of its step or page: %s %s',
];
