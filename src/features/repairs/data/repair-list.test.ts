import { describe, expect, test } from 'vitest';
import { repairHistory as copy } from '../../../../content/repair-history.ts';
import { type WorksOrderStatus, WorksOrderStatusName } from '../../../../contract/works-order.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { isTriage, statusLabel, statusTone } from '../../../../journeys/shared/repair-status.ts';
import { type ListQuery, usualQuery } from '../../../../machines/list/list-query.ts';
import { repairList } from './repair-list.ts';
import { repairRow } from './repair-row.ts';
import { callsFor, findRepairs } from './repair-search.ts';
import { assetTypesOf, statusesOf } from './search-statuses.ts';

const usual = usualQuery(repairList);
const statuses = WorksOrderStatusName.options;

/** What a filter finds, as the provider matches it. */
const finds = (filter: readonly string[], status: string, isRaisedAsTriage: boolean): boolean =>
  filter.some(
    (wanted) =>
      wanted.toLowerCase() === status.toLowerCase() ||
      (wanted === 'Draft' && status === 'In Diagnosis' && !isRaisedAsTriage),
  );

const order = (changes: {
  status?: WorksOrderStatus;
  asset?: WorksOrderSummary['asset']['type']['assetTypeName'];
  job?: Partial<WorksOrderSummary['job']>;
  visit?: boolean;
}): WorksOrderSummary => ({
  identifiers: { worksOrderIdentifier: 'id-1', jobNumber: 'R-1', siteIdentifier: 'BRIGHT-01' },
  statuses: {
    status: changes.status ?? 'Appointed',
    isDraft: false,
    isPotentialDuplicate: false,
    isVulnerable: null,
    isSubmitted: true,
    isEmergency: true,
    isOutOfHours: false,
    isRaisedAsTriage: false,
    isRecall: false,
  },
  job: {
    sorCode: 'PLUM01',
    description: 'Taps: Leaking tap',
    trade: 'Plumbing',
    repairReason: 'Leaking tap',
    additionalInformation: 'It drips.',
    location: 'Kitchen',
    priority: 'NA',
    ...changes.job,
  },
  asset: {
    type: { assetTypeId: 6, assetTypeName: changes.asset ?? 'Property' },
    fullAddress: '1 Street',
    isInDefect: false,
  },
  contractor: { name: 'Brightfix', phoneNumber: '0300', takesOnlineBookings: true },
  next: null,
  appointments:
    changes.visit === false
      ? []
      : [
          {
            identifier: 'visit-1',
            appointmentStartDatetime: '2026-11-23T08:00:00',
            appointmentEndDatetime: '2026-11-23T12:00:00',
            availabilityType: 'AM',
            isPreference: true,
            createDateTime: '2026-11-20T10:00:00.000Z',
          },
        ],
  raisedBy: { personName: { title: '', givenName: 'A', surname: 'B' } },
  channel: 'CustomerSelfService',
  raisedDate: '2026-11-19T10:00:00.000Z',
  completedDate: null,
});

describe('filters', () => {
  test('a status that is called by the name of a filter is found by it, and by no other than Active', () => {
    const seen = new Set<string>();
    for (const status of statuses) {
      for (const isRaisedAsTriage of [true, false]) {
        const label = statusLabel({ status, isRaisedAsTriage });
        const found = Object.entries(statusesOf).filter(([, filter]) =>
          finds(filter, status, isRaisedAsTriage),
        );
        const labels: Readonly<Record<string, string>> = copy.filters.status.options;
        const names = found.map(([name]) => labels[name]).filter((name) => name !== 'Active');
        if (names.length > 0) expect(names, status).toEqual([label]);
        for (const name of names) seen.add(name ?? '');
      }
    }
    const options = Object.values(copy.filters.status.options).filter((name) => name !== 'Active');
    expect(seen).toEqual(new Set(options));
  });

  test('Active asks for seven kinds, of which triage is one', () => {
    expect(new Set(statusesOf.active.map((status) => (isTriage(status) ? 'triage' : status)))).toEqual(
      new Set([
        'Unappointed',
        'Appointed',
        'In progress',
        'On Hold',
        'Pending Approval',
        'In Diagnosis',
        'triage',
      ]),
    );
  });

  test('what can be chosen has its words and its meaning', () => {
    const [area, status] = repairList.filters;
    expect(area.options).toEqual(Object.keys(assetTypesOf));
    expect(area.options).toEqual(Object.keys(copy.filters.area.options));
    expect(status.options).toEqual(Object.keys(statusesOf));
    expect(status.options).toEqual(Object.keys(copy.filters.status.options));
    expect(repairList.columns).toEqual(Object.keys(copy.columns));
    expect(repairList.sorts).toEqual(Object.keys(copy.sorts));
  });

  test('an area finds the assets that are called by its name', () => {
    const labels: Readonly<Record<string, string>> = copy.filters.area.options;
    for (const [name, types] of Object.entries(assetTypesOf))
      for (const asset of types) expect(repairRow(order({ asset }), true).area).toBe(labels[name]);
  });
});

describe('what the provider is asked for', () => {
  const filtered: ListQuery = {
    ...usual,
    search: 'tap',
    filters: { area: 'estate', status: 'completed' },
    place: 'home-1',
    sort: 'oldest',
  };

  test('a page, by its size', () => {
    expect(callsFor({ query: usual, skip: 20, limit: 10, isEndless: false })).toEqual([
      { orderBy: 'raisedDate desc', resultsPerPage: 10, skip: 20 },
    ]);
    expect(callsFor({ query: filtered, skip: 0, limit: 20, isEndless: false })).toEqual([
      {
        orderBy: 'raisedDate asc',
        searchTerm: 'tap',
        status: ['Completed', 'Closed'],
        area: ['Estate', 'Estate Area'],
        propertiesIds: ['home-1'],
        resultsPerPage: 20,
        skip: 0,
      },
    ]);
  });

  test('an address that holds what nobody can type is asked for without it', () => {
    const query = { ...usual, search: ' ta\u0000p\u0007 ' };
    expect(callsFor({ query, skip: 0, limit: 10, isEndless: false })[0]?.searchTerm).toBe('tap');
  });

  test('stretches of at most a hundred, all of them when the resident comes back', () => {
    const limits = (skip: number, limit: number) =>
      callsFor({ query: usual, skip, limit, isEndless: true }).map((call) => [call.skip, call.limit]);
    expect(limits(100, 100)).toEqual([[100, 100]]);
    expect(limits(0, 230)).toEqual([
      [0, 100],
      [100, 100],
      [200, 30],
    ]);
  });

  test('a filter that nobody knows asks for nothing special', () => {
    const query = { ...usual, sort: 'price', filters: { status: 'constructor', area: 'toString' } };
    expect(callsFor({ query, skip: 0, limit: 10, isEndless: false })).toEqual([
      { orderBy: 'raisedDate desc', resultsPerPage: 10, skip: 0 },
    ]);
  });

  test('stretches come together in their order', async () => {
    const signal = new AbortController().signal;
    const asked: (AbortSignal | undefined)[] = [];
    const gateway = {
      async call(_call: unknown, { query }: { query: { skip: number } }, options?: { signal?: AbortSignal }) {
        asked.push(options?.signal);
        return { models: [{ ...order({}), raisedDate: `skip ${query.skip}` }], totalCount: 230 };
      },
    };
    const found = await findRepairs(
      { query: usual, skip: 0, limit: 200, isEndless: true },
      { gateway: gateway as never, signal },
    );
    expect(found.rows.map(({ raisedDate }) => raisedDate)).toEqual(['skip 0', 'skip 100']);
    expect(found.total).toBe(230);
    expect(asked).toEqual([signal, signal]);
  });
});

describe('a row', () => {
  test('tells all that a resident may look for', () => {
    expect(repairRow(order({}), true)).toEqual({
      id: 'id-1',
      jobNo: 'R-1',
      siteIndentifire: 'BRIGHT-01',
      description: { kind: 'told', title: 'Leaking tap', more: 'It drips.' },
      area: 'My Property',
      address: '1 Street',
      repairLocation: 'Kitchen',
      trade: 'Plumbing',
      sorCode: 'PLUM01',
      status: 'Appointed',
      tone: 'information',
      priority: 'Emergency',
      contractor: 'Brightfix',
      raisedDate: '2026-11-19T10:00:00.000Z',
      completedDate: null,
      appointmentDate: '2026-11-23',
      raisedBy: 'A B',
      channel: 'CustomerSelfService',
      appointment: {
        appointmentDate: '2026-11-23',
        start: '2026-11-23T08:00:00',
        end: '2026-11-23T12:00:00',
        isWish: true,
      },
    });
  });

  test('tells of no visit that will not be', () => {
    for (const status of ['Completed', 'Closed', 'Cancelled'] as const)
      expect(repairRow(order({ status }), true).appointment, status).toBeNull();
    expect(repairRow(order({ visit: false }), true).appointment).toBeNull();
  });

  test('is marked so that what waits for somebody, what is done and what is off stand apart', () => {
    const toneOf = (status: WorksOrderStatus) => statusTone({ status });
    expect(
      ['On Hold', 'In Diagnosis', 'Pending Approval'].map((status) => toneOf(status as WorksOrderStatus)),
    ).toEqual(['warning', 'warning', 'warning']);
    expect([toneOf('Completed'), toneOf('Closed'), toneOf('Cancelled')]).toEqual(['good', 'good', 'bad']);
    expect(toneOf('Unappointed')).toBe('plain');
  });
});
