import { expect, it } from 'vitest';
import { tenancyGroups } from '../../contract/customers.ts';
import { deadlinesOfHazard, hazardDeadlines } from '../../contract/legal-deadlines/hazards.ts';
import { reasons } from '../demo/reasons.ts';
import { instantOf } from '../provider/clock.ts';
import { reckon } from './reckon.ts';
import { severityOf, tenureOf } from './severity.ts';

const repair = {
  reasonPriority: 'Next Available',
  priority: 'NA',
  isEmergency: false,
  isRiskToHumanLife: false,
};

it('has deadlines in force for every sort of hazard that a reason can be about', () => {
  const now = instantOf('2026-11-23T09:00:00');
  for (const { priority } of reasons) {
    for (const isEmergency of [true, false]) {
      const severity = severityOf({ ...repair, reasonPriority: priority, isEmergency });
      if (severity === null) continue;
      const rows = deadlinesOfHazard[severity].map((name) => hazardDeadlines[name]);
      expect(rows.map((row) => reckon(row, now).state)).toEqual(rows.map(() => 'due'));
    }
  }
});

it('takes every emergency for a hazard, whatever its reason, and damp and mould', () => {
  expect(severityOf(repair)).toBeNull();
  expect(severityOf({ ...repair, isEmergency: true })).toBe('emergency');
  expect(severityOf({ ...repair, isRiskToHumanLife: true })).toBe('emergency');
  expect(severityOf({ ...repair, reasonPriority: null, isEmergency: true })).toBe('emergency');
  expect(severityOf({ ...repair, priority: 'DM' })).toBe('significant');
  expect(severityOf({ ...repair, reasonPriority: 'Damp and Mould' })).toBe('significant');
  expect(severityOf({ ...repair, reasonPriority: 'Damp and Mould', isEmergency: true })).toBe('emergency');
  expect(severityOf({ ...repair, reasonPriority: 'Emergency' })).toBeNull();
});

it.each(['Excess Cold', '', 'toString'])(
  'refuses a reason of the priority "%s", of which nobody has decided',
  (name) => {
    expect(() => severityOf({ ...repair, reasonPriority: name })).toThrow('nobody has decided');
    expect(() => severityOf({ ...repair, reasonPriority: name, isEmergency: true })).toThrow(
      'nobody has decided',
    );
  },
);

it('knows how every group of tenancies holds its homes', () => {
  expect(Object.fromEntries(tenancyGroups.map((group) => [group, tenureOf(group, 'ASSURED')]))).toEqual({
    Social: 'socialTenant',
    'Provider Property': 'socialTenant',
    'Non-residential': null,
    Commercial: null,
    Market: 'marketTenant',
    Leasehold: 'leaseholder',
    Freehold: null,
  });
  expect(tenureOf('Provider Property', 'LEASESHR')).toBe('sharedOwner');
});
