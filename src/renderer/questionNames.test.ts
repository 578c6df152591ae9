import { expect, test } from 'vitest';
import type { Copy } from '../../machines/engine/index.ts';
import { questionNames } from './questionNames.ts';

const labels = { near: 'How near must it be?', more: 'Tell us more, such as since when.', name: 'Name' };
const copy = {
  questions: Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, { label }])),
} as unknown as Copy;

test('questions are named without the marks at their ends', () => {
  expect(questionNames({ copy }, ['near', 'more', 'name'], {})).toBe(
    'How near must it be; Tell us more, such as since when; Name',
  );
});
