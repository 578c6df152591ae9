import { axeOptions } from '../test/support/axe-rules.ts';

/** What axe looks for in every story: what it looks for in the tests of whole pages. */
export const accessibility = {
  test: 'error',
  // Storybook leaves this out, for parts that stand in no landmark; here every part stands in one.
  config: { rules: [{ id: 'region', enabled: true }] },
  options: axeOptions,
};
