import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cancellation as copy } from '../../content/cancellation.ts';
import { provider } from '../../content/provider.ts';
import { cancellationCodes } from '../../contract/cancellation.ts';
import { compile, Fault, type JourneyEvent, screenOf } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { flow } from './flow.ts';
import { cancellation } from './journey.ts';
import { nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const order = {
  eTag: '"3"',
  identifiers: { jobNumber: 'R-1000482' },
  statuses: { status: 'Appointed' },
  asset: { type: { assetTypeId: 6, assetTypeName: 'Property' } },
  contractor: { name: 'Brightfix Repairs', phoneNumber: '0300 555 0201' },
  appointments: [
    {
      appointmentStartDatetime: '2026-11-24T08:00:00',
      appointmentEndDatetime: '2026-11-24T12:00:00',
    },
  ],
};
const possible = { isEligible: true, errorCode: null };
const refused = (errorCode: string | null) => ({ isEligible: false, errorCode });
const press: JourneyEvent = { type: 'CONTINUE' };

/** A resident who wants to cancel a repair, where the gateway answers by script. */
async function visit(script: Script = {}) {
  const { gateway, sent } = scriptedGateway({
    checkCancellationEligibility: [possible],
    getWorksOrder: [order],
    updateWorksOrder: [order],
    ...script,
  });
  const { machine } = compile(cancellation, {
    newKey: () => 'key',
    run: (operation, situation, { key, signal }) =>
      cancellation.operations[operation]?.run(situation, {
        services: { gateway },
        key,
        signal,
        now: () => new Date(0),
        wait: async () => {},
        once: (_name, begin) => begin(),
      }) ?? Promise.reject(operation),
  });
  const actor = createActor(machine, { input: { facts: { worksOrderId } } }).start();
  const screen = () => screenOf(cancellation, actor.getSnapshot());
  const settled = () =>
    waitFor(actor, (snapshot) => !['waiting', 'doing'].includes(screenOf(cancellation, snapshot).phase));
  await settled();
  return {
    screen,
    notices: () => screen().notices.map(({ notice }) => notice),
    ids: () => sent.map(({ id }) => id),
    changes: () => sent.filter(({ id }) => id === 'updateWorksOrder'),
    async does(...events: readonly JourneyEvent[]) {
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    end() {
      const { output } = actor.getSnapshot();
      if (!output) throw new Error('the journey has not ended');
      return { end: output.end, ...flow.sequel(output) };
    },
  };
}

describe('a repair that can be cancelled', () => {
  test('is checked first, says what is lost, and is cancelled with the type of its asset', async () => {
    const resident = await visit();
    expect(resident.ids()).toEqual(['checkCancellationEligibility', 'getWorksOrder']);
    expect(resident.notices()).toEqual(['SSR036', 'Cancel_Loses_Visit']);
    expect(resident.screen().notices[1]?.values).toMatchObject({
      date: 'Tuesday 24 November 2026',
      window: '8am to midday',
    });
    await resident.does(press);
    expect(resident.changes()).toMatchObject([
      {
        params: { worksOrderId },
        eTag: '"3"',
        body: { statuses: { status: 'Cancelled' }, asset: { type: { assetTypeId: 6 } } },
      },
    ]);
    expect(resident.end()).toEqual({
      end: 'cancelled',
      announcement: { notice: 'Repair_Cancelled', values: { ref: 'R-1000482' } },
    });
  });

  test('loses no appointment when it has none', async () => {
    const resident = await visit({ getWorksOrder: [{ ...order, appointments: [] }] });
    expect(resident.notices()).toEqual(['SSR036']);
  });

  test('stays when the resident returns', async () => {
    const resident = await visit();
    await resident.does({ type: 'BACK' });
    expect(resident.end()).toEqual({ end: 'kept' });
    expect(resident.changes()).toEqual([]);
  });

  test('that was changed meanwhile is looked at again before it is cancelled', async () => {
    const resident = await visit({
      getWorksOrder: [order, { ...order, eTag: '"4"' }],
      updateWorksOrder: [new Fault('conflict', { status: 412 }), order],
    });
    await resident.does(press);
    expect(resident.notices()).toContain('Cancel_Changed');
    await resident.does(press);
    expect(resident.changes().map(({ eTag }) => eTag)).toEqual(['"3"', '"4"']);
    expect(resident.end().end).toBe('cancelled');
  });

  test('that became impossible to cancel meanwhile says why', async () => {
    const resident = await visit({
      checkCancellationEligibility: [possible, refused('SSR070')],
      updateWorksOrder: [new Fault('conflict', { status: 422 })],
    });
    await resident.does(press);
    expect(resident.screen()).toMatchObject({ blocked: true });
    expect(resident.notices()).toEqual(['SSR070']);
  });

  test('counts as cancelled when an attempt whose answer was lost did it', async () => {
    const resident = await visit({
      getWorksOrder: [order, { ...order, statuses: { status: 'Cancelled' } }],
      updateWorksOrder: [new Fault('dropped'), new Fault('conflict', { status: 412 })],
    });
    await resident.does(press);
    expect(resident.notices()).toContain('Generic_Error_API');
    await resident.does(press);
    expect(resident.end().end).toBe('cancelled');
  });

  test('that the provider’s system could not cancel ends on the error page', async () => {
    const resident = await visit({ updateWorksOrder: [new Fault('failed', { status: 500 })] });
    await resident.does(press);
    expect(resident.end()).toEqual({ end: 'genericError' });
  });
});

describe('a repair that cannot be cancelled online', () => {
  test.each([
    ...cancellationCodes.map((code) => [code, code] as const),
    ['SSR999', 'Cancel_By_Phone'] as const,
  ])('because of %s says so, and can only be closed', async (code, notice) => {
    const resident = await visit({ checkCancellationEligibility: [refused(code)] });
    expect(resident.screen()).toMatchObject({ blocked: true });
    expect(resident.notices()).toEqual([notice]);
    expect(resident.screen().notices[0]?.values).toMatchObject({
      contractor: 'Brightfix Repairs',
      contractorPhone: '0300 555 0201',
    });
    await resident.does({ type: 'BACK' });
    expect(resident.end()).toEqual({ end: 'kept' });
  });

  test('names the provider to call where no contractor is known', async () => {
    const resident = await visit({
      checkCancellationEligibility: [refused('SSR073')],
      getWorksOrder: [{ ...order, contractor: null }],
    });
    expect(resident.screen().notices[0]?.values).toMatchObject({
      contractor: provider.name,
      contractorPhone: provider.phone,
    });
  });

  test.each([
    ['the check', 'checkCancellationEligibility', 'EligibilityCancelAPI_Error'],
    ['the repair', 'getWorksOrder', 'WorkOrderByIdAPI_Error'],
  ])('because %s cannot be read can be tried again', async (_what, call, notice) => {
    const answer = call === 'getWorksOrder' ? order : possible;
    const resident = await visit({ [call]: [new Fault('failed', { status: 502 }), answer] });
    expect(resident.screen().failure).toMatchObject({ notice });
    await resident.does({ type: 'RETRY' });
    expect(resident.notices()).toContain('SSR036');
  });
});

test('the heading asks, or says that it cannot be cancelled', () => {
  const headingOf = (refusal: string | null) =>
    cancellation.placeholders({ answers: {}, facts: { ...nothingKnown, refusal } } as never).heading;
  expect(headingOf(null)).toBe(copy.headings.confirm);
  expect(headingOf('CR165')).toBe(copy.headings.refused);
});
