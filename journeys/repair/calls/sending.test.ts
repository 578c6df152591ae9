import { describe, expect, test } from 'vitest';
import { repairCauses } from '../../../contract/order-values.ts';
import { closedForMaintenance } from '../../../contract/works-order-change.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { block, draft, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts, type Services } from '../vocabulary.ts';
import { awaitJobNumber, chooseContractor, submit } from './submit.ts';

interface Sent {
  readonly id: string;
  readonly request: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: Body };
}
interface Body {
  readonly identifiers: Readonly<Record<string, unknown>>;
  readonly statuses: Readonly<Record<string, unknown>>;
}

/** A provider that answers so, what was sent to it, and for how long was waited. */
function provider(answer: (id: string) => unknown) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const tools = {
    services: {
      gateway: {
        call: async ({ id }: { readonly id: string }, request: Sent['request']) => {
          sent.push({ id, request });
          return answer(id);
        },
      },
    },
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: async (ms: number) => {
      waits.push(ms);
    },
  } as unknown as Tools<Services>;
  return { tools, sent, waits };
}

const situation = (
  facts: Partial<RepairFacts> = {},
  answers: RepairSituation['answers'] = {},
): RepairSituation =>
  ({
    editing: false,
    answers: { asset: home.id, location: 'kitchen', reason: { chosen: reason(), text: '' }, ...answers },
    facts: {
      ...nothingKnown,
      assets: [home, block],
      locations: [{ value: 'kitchen', label: 'Kitchen' }],
      draft,
      ...facts,
    },
  }) as RepairSituation;

const taken = () => ({ eTag: '"9"', statuses: { isRaisedAsTriage: false } });
const bodyOf = async (it: RepairSituation) => {
  const { tools, sent } = provider(taken);
  await submit(it, tools);
  return sent[0]?.request.body;
};
const file = { documentId: 'file-1' } as NonNullable<RepairSituation['answers']['files']>[number];

describe('sending a repair', () => {
  test('waits a second before the next screen, so that the save is there', async () => {
    const { tools, waits } = provider(taken);
    await submit(situation(), tools);
    expect(waits).toEqual([1000]);
  });

  test('says whether help comes out of hours', async () => {
    const outOfHours = (isOutOfHours: boolean) =>
      bodyOf(situation({ contractor: { isOutOfHours } as RepairFacts['contractor'] }));
    expect((await outOfHours(true))?.statuses.isOutOfHours).toBe(true);
    expect((await outOfHours(false))?.statuses.isOutOfHours).toBe(false);
  });

  test('names the files only where photos are taken', async () => {
    const documents = async (photosAllowed: boolean, files?: readonly (typeof file)[]) =>
      (await bodyOf(situation({ photosAllowed }, files ? { files } : {})))?.identifiers.documents;
    expect(await documents(true, [file])).toEqual(['file-1']);
    expect(await documents(false, [file])).toBeUndefined();
    expect(await documents(true)).toBeUndefined();
  });

  test('names a crime only where there is a reference', async () => {
    const guaranteed = { ...block, isInDefects: true };
    const toggles = { ...nothingKnown.toggles, vandalismQuestion: true };
    const reported = async (crimeReference?: string) =>
      (
        await bodyOf(
          situation(
            { assets: [guaranteed], toggles },
            {
              asset: block.id,
              vandalism: 'yes',
              ...(crimeReference === undefined ? {} : { crimeReference }),
            },
          ),
        )
      )?.identifiers;
    expect(await reported('CR123456789')).toHaveProperty('crimeReferenceNumber', 'CR123456789');
    expect(await reported()).not.toHaveProperty('crimeReferenceNumber');
  });

  test('knows a refusal because online repairs are closed from one because of another save', async () => {
    const refused = (fault: Fault) => {
      const { tools } = provider((id) => {
        if (id === 'updateWorksOrder') throw fault;
        return { eTag: '"9"' };
      });
      return submit(situation(), tools);
    };
    const closed = new Fault('conflict', { status: 409, title: closedForMaintenance });
    expect(await refused(closed)).toMatchObject({ sent: false, why: 'closed' });
    expect(await refused(new Fault('conflict', { status: 412 }))).toMatchObject({ why: 'changed' });
    await expect(
      refused(new Fault('conflict', { status: 409, title: 'Something else' })),
    ).rejects.toBeInstanceOf(Fault);
    await expect(refused(new Fault('failed', { status: 500 }))).rejects.toBeInstanceOf(Fault);
  });
});

test('the job number is asked for five times, five seconds apart', async () => {
  const { tools, sent, waits } = provider(() => ({ identifiers: { jobNumber: null } }));
  expect(await awaitJobNumber(situation(), tools)).toBeNull();
  expect(sent).toHaveLength(5);
  expect(new Set(waits)).toEqual(new Set([5000]));
});

test('the contractor is chosen by what caused the repair', async () => {
  const causeOf = async (vandalism: 'yes' | 'no') => {
    const { tools, sent } = provider((id) =>
      id === 'findContractors' ? { contractors: [] } : { repairPriority: 'NA', isWorkingHours: true },
    );
    const guaranteed = { ...block, isInDefects: true };
    const toggles = { ...nothingKnown.toggles, vandalismQuestion: true };
    await chooseContractor(
      situation({ assets: [guaranteed], toggles }, { asset: block.id, vandalism }),
      tools,
    );
    return sent.find(({ id }) => id === 'findContractors')?.request.query?.repairCauseId;
  };
  expect(await causeOf('yes')).toBe(repairCauses['Vandalism or Damage']);
  expect(await causeOf('no')).toBe(repairCauses['General Wear and Tear']);
});
