import assert from 'node:assert/strict';
import { getAdjustments } from '../../contract/adjustments.ts';
import type { Call } from '../../contract/call.ts';
import { listCommunications } from '../../contract/communications.ts';
import { getComplaint } from '../../contract/complaints.ts';
import { getCustomer } from '../../contract/customers.ts';
import { getPreferences } from '../../contract/preferences.ts';
import { trackError, trackNavigation, trackStop } from '../../contract/tracking.ts';
import { getWorksOrder } from '../../contract/works-orders.ts';
import { type Check, endsSession, hasCall, residentCalls, type World } from '../check.ts';
import { expectStatus } from '../reply.ts';

/** Calls whose right request is refused because of what is kept: nothing is late, finished, answered or offered. */
const refusals: Readonly<Record<string, readonly number[]>> = {
  chaseWorksOrder: [409, 412],
  confirmVisit: [409, 412],
  recallWorksOrder: [409, 412],
  answerFeedback: [409, 412],
  requestComplaintReview: [409],
  getAvailability: [404, 409, 412],
  bookAppointment: [404, 409, 412],
  rescheduleAppointment: [404, 409, 412],
};

/** Tried last: they take away what the others need. */
const last = ['removeDocument', 'deleteWorksOrder'];

/** The entity tag that a change needs now. */
async function tagFor(call: Call, { a }: World): Promise<string | undefined> {
  const { caller } = a;
  const params = { customerId: caller.customerId };
  if (call.id === 'updateCustomer') return (await caller.ask(getCustomer, { params })).eTag;
  if (call.id === 'updateAdjustments') return (await caller.ask(getAdjustments, { params })).eTag;
  if (call.id === 'updatePreferences') return (await caller.ask(getPreferences, { params })).eTag;
  if (call.id === 'requestComplaintReview') {
    return (await caller.ask(getComplaint, { params: { ...params, complaintId: a.complaintId } })).eTag;
  }
  return (await caller.ask(getWorksOrder, { params: { worksOrderId: a.draftId } })).eTag;
}

const isTried = ({ id }: Call): boolean => !endsSession.includes(id);

/** Every call of a resident with a right request: it answers in the shape that the contract says. */
export const goodInput = (when: 'first' | 'last'): readonly Check[] =>
  residentCalls
    .filter((call) => isTried(call) && last.includes(call.id) === (when === 'last'))
    .toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id))
    // A building without papers, a paper that is none.
    .map((call) => ({
      part: 'Right requests',
      says: `${call.id} answers a right request in its shape`,
      async run(world) {
        if (!hasCall(call, world)) return;
        if (call.id === 'getBuildingDocument' && world.a.buildingDocumentId === undefined) {
          const reply = await world.a.caller.send(call, world.examples.a[call.id]);
          expectStatus(reply, 404);
          return;
        }
        const eTag = call.needsEntityTag ? await tagFor(call, world) : undefined;
        const options = eTag === undefined ? {} : { eTag };
        const reply = await world.a.caller.send(call, world.examples.a[call.id], options);
        const refused = refusals[call.id];
        if (refused) expectStatus(reply, ...refused);
        else
          assert.ok(reply.status < 300, `${call.id} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
      },
    }));

const reports: readonly Call[] = [trackNavigation, trackStop, trackError];

export const readings: readonly Check[] = [
  {
    part: 'Right requests',
    says: 'reports of a resident’s portal are taken',
    async run(world) {
      const { a, examples } = world;
      for (const call of reports.filter((each) => hasCall(each, world)))
        expectStatus(await a.caller.send(call, examples.a[call.id]), 202);
    },
  },
  {
    part: 'Right requests',
    says: 'both versions of a path answer alike',
    async run(world) {
      const { a, examples } = world;
      const reads = residentCalls.filter(({ method, file }) => method === 'GET' && !file);
      for (const call of reads.filter((each) => hasCall(each, world))) {
        const [one, two] = await Promise.all(
          (['v1', 'v2'] as const).map((version) => a.caller.send(call, examples.a[call.id], { version })),
        );
        assert.equal(one?.status, two?.status, `${call.id}: ${one?.status} as v1, ${two?.status} as v2`);
      }
    },
  },
  {
    part: 'Right requests',
    says: 'a change shows when it is read again',
    async run({ a: { caller, communicationId } }) {
      const params = { customerId: caller.customerId };
      const { communications } = await caller.ask(listCommunications, { params, query: { limit: 100 } });
      const read = communications.find(({ identifier }) => identifier === communicationId);
      assert.equal(read?.status ?? 'READ', 'READ', 'a message that was marked as read is not');
    },
  },
];
