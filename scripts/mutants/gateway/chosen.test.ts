import { expect, test, vi } from 'vitest';
import { chooseEach, isChosen } from './chosen.ts';

test('each mutant of so many is tried, all unless told', () => {
  vi.stubEnv('MUTANTS_EVERY', undefined);
  const numbers = ['0', '1', '2', '3', '4', '5', '6'];
  expect(numbers.filter(isChosen)).toEqual(numbers);
  chooseEach(3);
  expect(numbers.filter(isChosen)).toEqual(['0', '3', '6']);
  vi.unstubAllEnvs();
});
