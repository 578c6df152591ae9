import type { LegalDeadline } from './row.ts';

const electricity = {
  source: 'electricity',
  paragraph: null,
  covers: ['socialTenant'],
  whenMissed: 'authority',
} as const;

/** In force on 1 November 2025, for tenancies that were granted from 1 December 2025 on. */
const newTenancies = {
  ...electricity,
  commencement: { state: 'dated', from: '2025-11-01' },
  tenancies: { grantedSince: '2025-12-01' },
} as const;

const earlierTenancies = {
  ...electricity,
  commencement: { state: 'dated', from: '2026-05-01' },
  tenancies: { grantedBefore: '2025-12-01' },
} as const;

const gas = {
  source: 'gas',
  paragraph: 'regulation 36',
  commencement: { state: 'dated', from: '1998-10-31' },
  // Leases of less than seven years.
  covers: ['socialTenant', 'marketTenant'],
  whenMissed: 'authority',
} as const;

const everyFiveYears = { startsWith: 'lastCheck', length: { count: 5, unit: 'years' } } as const;
const copyIn28Days = { startsWith: 'lastCheck', length: { count: 28, unit: 'days' } } as const;
const workIn28Days = { startsWith: 'checkFailed', length: { count: 28, unit: 'days' } } as const;

/** Checks of electricity and gas: how often, by when residents have a copy, and by when what is wrong is put right. */
export const safetyCheckDeadlines = {
  electricalCheck: { ...newTenancies, ...everyFiveYears },
  electricalCopy: { ...newTenancies, ...copyIn28Days },
  electricalWork: { ...newTenancies, ...workIn28Days, remark: 'Sooner where the report says so.' },
  electricalCheckEarlier: { ...earlierTenancies, ...everyFiveYears },
  electricalCopyEarlier: { ...earlierTenancies, ...copyIn28Days },
  electricalWorkEarlier: { ...earlierTenancies, ...workIn28Days, remark: 'Sooner where the report says so.' },
  gasCheck: { ...gas, startsWith: 'lastCheck', length: { count: 12, unit: 'months' } },
  gasCopy: { ...gas, ...copyIn28Days },
} as const satisfies Readonly<Record<string, LegalDeadline>>;
