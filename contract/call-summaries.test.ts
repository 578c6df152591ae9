import { expect, it } from 'vitest';
import { callSummaries } from './call-summaries.ts';
import { calls } from './calls.ts';

it('says of every call what it is for, and of no other', () => {
  const ids = calls.map(({ id }): string => id);
  const missing = ids.filter((id) => !(id in callSummaries));
  const over = Object.keys(callSummaries).filter((id) => !ids.includes(id));
  expect({ missing, over }, 'write a line in contract/call-summaries.ts').toEqual({ missing: [], over: [] });
});
