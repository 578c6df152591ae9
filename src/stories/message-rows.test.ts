import { expect, test } from 'vitest';
import { notices } from '../../content/notices.ts';
import { hasWords, isNowhere, messageRows } from './message-rows.ts';

const place = {
  key: 'SSR052',
  journey: 'Report a repair',
  step: 'reason',
  tone: 'refused: reason',
  story: 'a--b',
};
const rows = messageRows([place], { SSR043: ['src/renderer/Dialogs.tsx'] });
const rowOf = (key: string) => {
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`there is no message ${key}`);
  return row;
};

test('every message has a row, with what is filled in', () => {
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(notices));
  expect(rowOf('SSR001').placeholders).toEqual(['phone', 'hours']);
});

test('a message is shown nowhere when no step shows it and no file names it', () => {
  expect(isNowhere(rowOf('SSR052'))).toBe(false);
  expect(isNowhere(rowOf('SSR043'))).toBe(false);
  expect(isNowhere(rowOf('SSR001'))).toBe(true);
});

test.each([
  ['ssr052', true],
  ['choose repairing', true],
  ['reason refused', true],
  ['reason vandalism', false],
  ['', true],
])('‘%s’ finds the message: %s', (words, isFound) => {
  expect(hasWords(rowOf('SSR052'), words)).toBe(isFound);
});
