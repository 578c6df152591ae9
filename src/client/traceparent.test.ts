import { expect, test } from 'vitest';
import { traceparentOf } from './traceparent.ts';

const traceOf = (correlationId: string): string | undefined => traceparentOf(correlationId).split('-')[1];

test('another click is another trace', () => {
  const first = traceOf('4F7H2MQX');
  expect(traceOf('4F7H2MQX')).toBe(first);
  expect(traceOf('8WQ2RC6J')).not.toBe(first);
});
