import { expect, test } from 'vitest';
import { definition, journey } from '../../test/support/small-journey.ts';
import { stepAt } from './address.ts';

const { one, two, end } = definition.steps;
const shared = journey({
  ...definition,
  steps: { one: { ...one, route: '/ask?question=one' }, two: { ...two, route: '/ask?question=two' }, end },
});

test.each([
  ['/ask', '?question=one', 'one'],
  ['/ASK', '?Question=Two', 'two'],
  ['/ask', '', undefined],
  ['/ask', '?question=three', undefined],
  ['/END', '?anything=else', 'end'],
  ['/ask/', '?question=one', 'one'],
  ['/end//', '', 'end'],
  ['/end/more', '', undefined],
  ['/elsewhere', '', undefined],
])('%s%s is the address of %s', (pathname, search, step) => {
  expect(stepAt(shared, { pathname, search })?.id).toBe(step);
});
