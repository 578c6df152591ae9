import { expect, test } from 'vitest';
import {
  accountKind,
  accountTypes,
  balanceDirection,
  canBePaid,
  displayNumber,
  hasStatements,
  isPayable,
  tenancyOfAccount,
} from './account-rules.ts';

test.each([
  ['REN', 'ASSURED', 'rent'],
  ['REN', 'FIXED5YR', 'rent'],
  ['REN', 'AFF2YR', 'rent'],
  ['REN', 'NOBODY KNOWS', 'rent'],
  ['REN', 'LICGAR', 'garage'],
  ['REN', 'STORELIC', 'storeroom'],
  ['REN', 'LEASE100', 'serviceCharge'],
  ['REN', 'LEASESHR', 'rentAndServiceCharge'],
  ['REN', 'FREEHOLD', 'estateCharge'],
  ['DEP', 'FREEHOLD', 'groundRent'],
  ['DEP', 'ASSURED', 'deposit'],
  ['MJW', 'LEASESHR', 'majorWorks'],
  ['GRD', 'GARAGE', 'groundRent'],
  ['FD5', 'FIXED5YR', 'fixedTerm'],
  ['HOM', 'ASSURED', 'historical'],
])('%s of a tenancy %s is %s', (type, tenancy, kind) => {
  expect(accountKind(type, tenancy)).toBe(kind);
});

test('what may be done follows what it is to the resident', () => {
  const deposit = accountKind('DEP', 'ASSURED');
  const groundRent = accountKind('DEP', 'FREEHOLD');
  expect([canBePaid(deposit), hasStatements(deposit)]).toEqual([false, false]);
  expect([canBePaid(groundRent), hasStatements(groundRent)]).toEqual([true, true]);
});

test('accounts have an order, what is unknown at its end', () => {
  expect([...accountTypes, 'NEW'].map(displayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a pay reference names its tenancy by seven characters, or else by six', () => {
  const six = { paymentReference: '310000' };
  const seven = { paymentReference: '3100008' };
  expect(tenancyOfAccount('310000801', [six, seven])).toBe(seven);
  expect(tenancyOfAccount('310000901', [six, seven])).toBe(six);
  expect(tenancyOfAccount('310000', [six])).toBe(six);
  expect(tenancyOfAccount('999999901', [six, seven])).toBeUndefined();
});

test('a balance has a direction unless it is settled', () => {
  expect([10, -10, 0].map(balanceDirection)).toEqual(['arrears', 'credit', 'settled']);
});

test.each([
  [99, false],
  [100, true],
  [500_000, true],
  [500_001, false],
  [100.5, false],
])('%s pence can be paid: %s', (pence, is) => {
  expect(isPayable(pence)).toBe(is);
});
