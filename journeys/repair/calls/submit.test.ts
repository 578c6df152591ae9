import { expect, test } from 'vitest';
import type { Contractor } from '../../../contract/contractors.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { chosenContractor, resultOf } from '../result.ts';
import { contractor, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type Services } from '../vocabulary.ts';
import { chooseContractor, submit } from './submit.ts';

/** Sends a repair to a provider that answers so. */
function sent(answer: (call: string) => unknown) {
  const situation = {
    editing: false,
    answers: { asset: home.id, location: 'kitchen', reason: { chosen: reason(), text: '' } },
    facts: {
      ...nothingKnown,
      homes: [{ premisesId: home.id }],
      assets: [home],
      locations: [{ value: 'kitchen', label: 'Kitchen' }],
      draft: { id: 'order-1', eTag: '"4"' },
    },
  } as unknown as RepairSituation;
  const gateway = { call: async ({ id }: { readonly id: string }) => answer(id) };
  const tools = {
    services: { gateway },
    key: 'key',
    signal: new AbortController().signal,
    wait: async () => {},
  };
  return submit(situation, tools as unknown as Tools<Services>);
}

test('a repair that another tab saved meanwhile can be sent with its new tag', async () => {
  const refused = (call: string) => {
    if (call === 'updateWorksOrder') throw new Fault('conflict', { status: 412 });
    return { eTag: '"5"' };
  };
  expect(await sent(refused)).toEqual({ sent: false, why: 'changed', eTag: '"5"' });
});

test('the provider may have a person look at it for a reason of its own', async () => {
  const taken = (isRaisedAsTriage: boolean) => () => ({ eTag: '"5"', statuses: { isRaisedAsTriage } });
  expect(await sent(taken(true))).toMatchObject({ sent: true, isForPerson: true });
  expect(await sent(taken(false))).toMatchObject({ sent: true, isForPerson: false });
});

const known = { draft: { id: 'order-1', eTag: '"4"' }, homes: [], assets: [home] };
const situationWith = (facts: object) =>
  ({
    editing: false,
    answers: { asset: home.id, reason: { chosen: reason(), text: '' } },
    facts: { ...nothingKnown, ...known, ...facts },
  }) as unknown as RepairSituation;

async function chosenFrom(contractors: readonly Contractor[], demobilisedSites: readonly string[] = []) {
  const situation = situationWith({ toggles: { ...nothingKnown.toggles, demobilisedSites } });
  const answers: Readonly<Record<string, unknown>> = {
    findContractors: { contractors },
    determinePriority: { repairPriority: 'NA', isWorkingHours: true },
  };
  const gateway = { call: async ({ id }: { readonly id: string }) => answers[id] };
  const tools = { services: { gateway }, signal: new AbortController().signal, now: () => new Date(0) };
  return (await chooseContractor(situation, tools as unknown as Tools<Services>)).contractor?.name ?? null;
}

const named = (name: string, site: string, isActive = true): Contractor => ({
  ...contractor({ isActive }),
  name,
  contractorSites: [{ contractorSiteIdentifier: site, siteStatus: 'ACTIVE' }],
});

test('a contractor that no longer works is followed by its successor', async () => {
  const [first, second] = [named('First', 'FIRST-01'), named('Second', 'SECOND-01')];
  expect(await chosenFrom([first, second])).toBe('First');
  expect(await chosenFrom([first, second], ['FIRST-01'])).toBe('Second');
  expect(await chosenFrom([named('First', 'FIRST-01', false), second])).toBe('Second');
  expect(await chosenFrom([first], ['FIRST-01'])).toBe('First');
  expect(await chosenFrom([])).toBeNull();
});

test('an emergency that only the provider’s priority makes one is told as one, and has no appointment', () => {
  const chosen = (priority: 'EME' | 'NA', isWorkingHours = true) =>
    chosenContractor(
      { contractor: contractor(), isAgreed: true, priority, isWorkingHours },
      situationWith({}),
    );
  expect(resultOf(situationWith({ contractor: chosen('EME') }))).toBe('emergency');
  expect(resultOf(situationWith({ contractor: chosen('NA') }))).toBe('to be booked');
  expect(chosen('EME', false)?.isOutOfHours).toBe(true);
  expect(chosen('NA', false)?.isOutOfHours).toBe(false);
});
