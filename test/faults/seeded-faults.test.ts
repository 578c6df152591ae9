import { describe, expect, test } from 'vitest';
import type { Gateway } from '../../contract/call.ts';
import { createWorksOrder, getWorksOrder } from '../../contract/works-orders.ts';
import { explore, type Flow } from '../../machines/exploration/index.ts';
import { runsIn } from '../../scripts/paths/running.ts';
import { definition, journey, operations, samples } from '../support/small-journey.ts';
import type { Cell } from './cell.ts';
import { cellOf } from './cell.ts';
import { type CallFault, callFaults } from './faults.ts';
import { journeyCells } from './journey-cells.ts';
import { placesOf } from './places.ts';
import { providerIn } from './provider.ts';
import type { Visitor } from './visitor.ts';
import { visitorCells } from './visitor-cells.ts';

const params = { worksOrderId: '00000000-0000-4000-8000-000000000001' };
const read = (gateway: Gateway) => gateway.call(getWorksOrder, { params });

const complaintsIn = (cells: readonly Cell[]) => new Set(cells.flatMap(({ complaints }) => complaints));
const under = (cells: readonly Cell[], fault: string) => cells.filter((cell) => cell.fault === fault);

describe('somebody who', () => {
  const visitor = (changes: (failed: boolean, again: () => Promise<string>) => object): Visitor => ({
    owner: 'planted',
    async visit({ gateway, turn }, trouble) {
      turn(trouble);
      const attempt = () =>
        read(gateway).then(
          () => 'shown',
          () => 'failed',
        );
      const leads = await attempt();
      return { leads, storage: 'what was there', on: attempt, ...changes(leads === 'failed', attempt) };
    },
  });

  test('says so, keeps what was there and can try again is all right', async () => {
    const cells = await visitorCells(visitor(() => ({})));
    expect(cells.map(({ fault }) => fault)).toEqual(callFaults.map(({ name }) => name));
    expect(complaintsIn(cells)).toEqual(new Set());
    expect(under(cells, '401').map(({ leads }) => leads)).toEqual(['the start page, signed out']);
    expect(under(cells, 'slow').map(({ leads }) => leads)).toEqual(['shown']);
  });

  test.each([
    ['nothing that can be pressed leads on', () => ({ on: async () => 'failed' })],
    ['nothing that can be pressed leads on', () => ({ on: undefined })],
    ['it loses what was there', (failed: boolean) => ({ storage: failed ? 'nothing' : 'what was there' })],
    ['it is ignored, and nobody says why', () => ({ leads: 'shown' })],
  ])('does not is found: %s', async (complaint, changes) => {
    expect(complaintsIn(await visitorCells(visitor(changes)))).toContain(complaint);
  });
});

describe('a client that', () => {
  const fault = (name: string) => callFaults.find((one) => one.name === name) as CallFault;
  const judged = (name: string, without = 'shown') => {
    const provider = providerIn();
    const leads = name === 'slow' ? 'failed' : 'told';
    const seen = {
      call: getWorksOrder,
      owner: '',
      caller: '',
      well: 'shown',
      isSilent: false,
      complaints: [],
    };
    return cellOf({ ...seen, fault: fault(name), provider, leads, without }).complaints;
  };

  test.each([
    ['401', 'the session ends, or not, without reason'],
    ['500', 'the refusal is not reported'],
    ['slow', 'what is harmless leads elsewhere'],
  ])('takes %s for nothing is found', (name, complaint) => {
    expect(judged(name)).toContain(complaint);
  });
});

describe('a journey that', () => {
  type Loose = Readonly<Record<string, unknown>>;
  type Tools = { readonly services: { readonly gateway: Gateway }; readonly key: string };
  const reads = async (_situation: unknown, { services }: Tools) => Boolean(await read(services.gateway));

  const shown = { sequel: () => ({}) };

  const runsOf = (flow: Flow) => runsIn(explore(flow), '').states;

  const flowOf = (changes: Loose, run: unknown): Flow => ({
    journey: journey({
      ...definition,
      operations: { ...operations, send: { ...operations.send, run } },
      ...changes,
    } as never),
    samples,
  });

  const cellsOf = async (changes: Loose, run: unknown = reads) => {
    const flow = flowOf(changes, run);
    const places = await placesOf(flow, runsOf(flow), shown);
    expect(places).not.toEqual([]);
    return (await Promise.all(places.map(journeyCells))).flat();
  };

  test('leads to an error page with a way back is all right', async () => {
    const cells = await cellsOf({});
    expect(complaintsIn(cells)).toEqual(new Set());
    expect(under(cells, '500')[0]).toMatchObject({
      call: 'getWorksOrder',
      caller: 'small: send at end',
      leads: 'error page /failed: Failed',
    });
  });

  test('throws the answers away is found', async () => {
    const cells = await cellsOf({
      faults: { otherwise: { end: 'away' } },
      ends: { home: { route: '/home' }, away: { route: '/away' } },
    });
    expect(complaintsIn(cells)).toContain('it throws the answers away');
  });

  test('goes on as if nothing had happened is found', async () => {
    const run = (situation: unknown, tools: Tools) => reads(situation, tools).catch(() => true);
    expect(complaintsIn(await cellsOf({}, run))).toEqual(new Set(['it is ignored, and nobody says why']));
  });

  test('cannot be gone on from, or away from, is found', async () => {
    let isBroken = false;
    const run = async (situation: unknown, tools: Tools) => {
      if (isBroken) throw new Error('broken for good');
      isBroken = await reads(situation, tools).then(
        () => false,
        () => true,
      );
      if (isBroken) throw new Error('broken');
      return true;
    };
    const faults = { otherwise: { stay: 'Failed' } };
    expect([...complaintsIn(await cellsOf({ back: 'none', faults }, run))].toSorted()).toEqual([
      'nobody can get away from end, asking',
      'nothing that can be pressed leads on',
    ]);
  });

  test('sends what may have taken effect under another key is found', async () => {
    let attempts = 0;
    const run = async (_situation: unknown, { services }: Tools) => {
      attempts += 1;
      const identifiers = { asset: { premisesIdentifier: params.worksOrderId } };
      const body = { identifiers, channel: 'CustomerSelfService' as const };
      await services.gateway.call(createWorksOrder, { body }, { idempotencyKey: `${attempts}` });
      return true;
    };
    expect(complaintsIn(await cellsOf({}, run))).toEqual(new Set(['it is sent again under another key']));
  });

  test('loses an answer is found', async () => {
    const flow = flowOf({}, reads);
    const [place] = await placesOf(flow, runsOf(flow), shown);
    if (!place) throw new Error('no place');
    const { simulator } = place;
    const forgetful: typeof simulator = {
      ...simulator,
      next: (at, event) => {
        const next = simulator.next(at, event);
        return { ...next, context: { ...next.context, answers: {} } };
      },
    };
    expect(complaintsIn(await journeyCells({ ...place, simulator: forgetful }))).toContain(
      'it loses the answer to first',
    );
  });

  test('makes another call because of a fault is tried with every fault of that, too', async () => {
    const run = async (_situation: unknown, { services }: Tools) => {
      const identifiers = { asset: { premisesIdentifier: params.worksOrderId } };
      const body = { identifiers, channel: 'CustomerSelfService' as const };
      await services.gateway
        .call(createWorksOrder, { body }, { idempotencyKey: 'key' })
        .catch(() => read(services.gateway));
      return true;
    };
    const caused = (await cellsOf({}, run)).filter(({ call }) => call === 'getWorksOrder');
    expect(caused.map(({ fault }) => fault)).toEqual(callFaults.map(({ name }) => name));
    expect(caused[0]?.caller).toBe('small: send at end, after createWorksOrder 400 with fields');
  });
});
