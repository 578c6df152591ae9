import { expect, it } from 'vitest';
import { callSummaries } from './call-summaries.ts';
import { calls } from './calls.ts';

it('says of every call what it is for, and of no other', () => {
  expect(Object.keys(callSummaries).sort()).toEqual(calls.map(({ id }) => id).sort());
});
