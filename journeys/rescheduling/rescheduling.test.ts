import { expect, test } from 'vitest';
import { provider } from '../../content/provider.ts';
import { rescheduling } from './journey.ts';

test('who to call is the contractor, and the provider where none is known', () => {
  const namesOf = (contractor: string, contractorPhone: string) =>
    rescheduling.placeholders({
      answers: {},
      facts: { worksOrderId: 'order', contractor, contractorPhone },
      editing: false,
    });
  expect(namesOf('Brightfix', '0300 555 0201')).toEqual({
    contractor: 'Brightfix',
    contractorPhone: '0300 555 0201',
  });
  expect(namesOf('', '')).toEqual({ contractor: provider.name, contractorPhone: provider.phone });
});
