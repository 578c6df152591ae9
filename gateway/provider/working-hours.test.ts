import { expect, it } from 'vitest';
import { isWorkingHours } from './working-hours.ts';

const holidays = new Set(['2026-12-25']);

it.each([
  ['Monday 7.59am', '2026-11-23T07:59:00Z', false],
  ['Monday 8am', '2026-11-23T08:00:00Z', true],
  ['Friday 7.59pm', '2026-11-27T19:59:00Z', true],
  ['Friday 8pm', '2026-11-27T20:00:00Z', false],
  ['Saturday 9am', '2026-11-28T09:00:00Z', true],
  ['Saturday 1pm', '2026-11-28T13:00:00Z', false],
  ['Sunday noon', '2026-11-29T12:00:00Z', false],
  ['Christmas Day, a Friday, noon', '2026-12-25T12:00:00Z', false],
  ['7am by the sun but 8am on the wall in summer', '2026-07-06T07:00:00Z', true],
  ['7pm by the sun but 8pm on the wall in summer', '2026-07-06T19:00:00Z', false],
])('%s', (_when, instant, isOpen) => {
  expect(isWorkingHours(new Date(instant), holidays)).toBe(isOpen);
});
