import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import type { RepairToReport } from '../support/repairs.ts';
import { change, report, startDraft, submission } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: '2026-11-23T11:00:00Z' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

describe('what becomes of a repair', () => {
  const outcome = async (email: string, repair: RepairToReport) => {
    const resident = await signIn(gateway, email);
    const order = await report(resident, repair);
    return order.statuses;
  };

  it('goes to a person when it repeats an open one', async () => {
    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const repeated = { premises: '14 Orchard Lane', reason: 'Leaking tap', location: 'Kitchen' };
    const draft = await startDraft(ben, repeated);
    const found = await ben.call(searchWorksOrders, {
      query: {
        isDuplicateCheck: true,
        sor: 'PLUM04',
        location: 'kitchen',
        excludedWorksOrderId: draft.identifiers.worksOrderIdentifier,
      },
    });
    expect(found.models.map(({ statuses }) => statuses.status)).toEqual(['Unappointed']);
    const sent = await change(ben, draft, submission);
    expect(sent.statuses).toMatchObject({
      status: 'In Diagnosis',
      isRaisedAsTriage: true,
      isPotentialDuplicate: true,
    });
    expect(sent.identifiers.jobNumber).toBeNull();
  });

  it('goes to a person when somebody is vulnerable', async () => {
    const customer = { vulnerability: { isVulnerable: true, VulnerableResponseText: 'I am unwell.' } };
    expect(
      await outcome('chloe.martin@example.com', {
        premises: 'Flat 8, Mill Court',
        reason: 'Leaking tap',
        location: 'Kitchen',
        answers: { customer },
      }),
    ).toMatchObject({ status: 'In Diagnosis', isRaisedAsTriage: true });
  });

  it('goes to a person while the home is in its defects period, but an emergency gets its job', async () => {
    const home = { premises: 'Flat 4, Compass House', location: 'Kitchen' };
    expect(await outcome('harry.jones@example.com', { ...home, reason: 'Leaking tap' })).toMatchObject({
      status: 'In Diagnosis',
      isRaisedAsTriage: true,
    });
    expect(
      await outcome('harry.jones@example.com', {
        ...home,
        reason: 'Uncontrollable leak',
        answers: { statuses: { isEmergency: true } },
      }),
    ).toMatchObject({ status: 'Unappointed', isRaisedAsTriage: false, isEmergency: true });
  });

  it.each([
    [
      'CATALYST_TRIAGE_TIER2',
      {
        premises: 'Flat 2, Tide House',
        asset: 'Tide House',
        reason: 'Communal lighting',
        location: 'Stairs',
      },
    ],
    ['CATALYST_TRIAGE_EMA', { premises: 'Flat 5, Sail House', reason: 'Leaking tap', location: 'Kitchen' }],
    [
      'CATALYST_TRIAGE_DEFECT',
      { premises: 'Flat 9, Compass House', reason: 'Leaking tap', location: 'Kitchen' },
    ],
    ['Unappointed', { premises: 'Flat 2, Tide House', reason: 'Leaking tap', location: 'Kitchen' }],
  ])('is %s for a merged landlord’s resident', async (status, repair) => {
    expect((await outcome('grace.wilson@example.com', repair)).status).toBe(status);
  });

  it('goes to the managing agent where there is one', async () => {
    expect(
      await outcome('liam.murphy@example.com', {
        premises: 'Flat 12, Sail House',
        reason: 'Dripping overflow',
        location: 'Outside',
      }),
    ).toMatchObject({ status: 'Reported to EMA', isEMA: true });
  });

  it('is an emergency when access was given, and not when the next appointment will do', async () => {
    const leak = { premises: 'Flat 6, Mill Court', reason: 'Uncontrollable leak', location: 'Bathroom' };
    const sent = await report(amara, { ...leak, answers: { statuses: { isEmergency: true } } });
    expect(sent.statuses).toMatchObject({ isEmergency: true, isOutOfHours: false });
    expect(sent.job.priority).toBe('EME');
    const later = await report(amara, {
      ...leak,
      location: 'Loft',
      answers: { statuses: { isEmergency: false } },
    });
    expect(later.job.priority).toBe('NA');
  });

  it('is an emergency by its reason alone where nobody is asked about access', async () => {
    const toilet = await report(amara, {
      premises: 'Flat 6, Mill Court',
      reason: 'Blocked toilet, only one',
      location: 'Bathroom',
    });
    expect(toilet.statuses.isEmergency).toBe(true);
    const stairs = await report(amara, {
      premises: 'Flat 6, Mill Court',
      asset: 'Mill Court',
      reason: 'Flooded stairwell',
      location: 'Stairs',
    });
    expect(stairs.statuses.isEmergency).toBe(true);
  });

  it.each([
    ['Pest problem', {}],
    ['Blocked sink', {}],
    ['Leaking tap', { statuses: { isCovidSelfIsolated: true } }],
  ])('is refused for %s that may not be reported', async (reason, answers) => {
    const draft = await startDraft(amara, {
      premises: 'Flat 6, Mill Court',
      reason,
      location: 'Bedroom',
      answers,
    });
    await expect(change(amara, draft, submission)).rejects.toThrow('422');
  });

  it('is taken where the follow-up question was answered with yes', async () => {
    const sink = {
      premises: 'Flat 6, Mill Court',
      reason: 'Blocked sink',
      location: 'Kitchen',
      answers: { statuses: { isSupplementary: true } },
    };
    expect((await report(amara, sink)).statuses.status).toBe('Unappointed');
  });

  it('is refused when the records of the heating do not match', async () => {
    const noor = await signIn(gateway, 'noor.khan@example.com');
    const draft = await startDraft(noor, {
      premises: '22 Weir Street',
      reason: 'Heating or hot water repair',
      location: 'Whole home',
    });
    await expect(change(noor, draft, submission)).rejects.toThrow('422');
    const liam = await signIn(gateway, 'liam.murphy@example.com');
    const shared = {
      premises: 'Flat 12, Sail House',
      reason: 'Heating or hot water repair',
      location: 'Whole home',
    };
    expect((await report(liam, shared)).statuses.status).toBe('Reported to EMA');
  });

  it('is refused when no contractor works there', async () => {
    const noor = await signIn(gateway, 'noor.khan@example.com');
    const draft = await startDraft(noor, {
      premises: '22 Weir Street',
      asset: 'Millfield Green',
      reason: 'Car park barrier',
      location: 'Car park',
    });
    await expect(change(noor, draft, submission)).rejects.toThrow('422');
  });
});
