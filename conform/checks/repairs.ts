import assert from 'node:assert/strict';
import { checkRescheduleEligibility, rescheduleAppointment } from '../../contract/appointments.ts';
import { checkCancellationEligibility } from '../../contract/cancellation.ts';
import { dayOf } from '../../contract/dates.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import {
  createWorksOrder,
  deleteWorksOrder,
  searchWorksOrders,
  updateWorksOrder,
} from '../../contract/works-orders.ts';
import { draftOf, moveBody, submission } from '../bodies.ts';
import type { Check } from '../check.ts';
import { book, cancel, readRepair, report, slots } from '../repairs.ts';
import { expectStatus } from '../reply.ts';

const part = 'Repairs and appointments';

export const repairs: readonly Check[] = [
  {
    part,
    says: 'a repair is reported, booked, moved and cancelled, and shows each of it',
    async run({ a }) {
      const order = await report(a);
      const params = { worksOrderId: order.identifiers.worksOrderIdentifier };
      assert.equal(order.statuses.isDraft, false, 'a repair that was sent is a draft');
      assert.equal(order.statuses.status, 'Unappointed', 'a repair that was sent waits for no appointment');
      const offered = (await slots(a, order)).filter(({ isFree }) => isFree);
      const [first, second] = offered;
      assert.ok(first && second, 'fewer than two slots are offered');
      assert.ok(
        offered.every(({ date }) => date >= dayOf(new Date(order.raisedDate))),
        'slots are offered that are over',
      );

      expectStatus(await book(a, order, first), 201);
      const booked = await readRepair(a, order);
      assert.equal(booked.statuses.status, 'Appointed', 'a booked repair is not Appointed');
      assert.equal(booked.appointments[0]?.appointmentStartDatetime, first.appointmentFromDate);
      expectStatus(await book(a, order, second), 412);

      const can = await a.caller.ask(checkRescheduleEligibility, { params });
      assert.ok(can.isEligible, `a fresh appointment cannot be moved: ${can.errorCode}`);
      const move = moveBody(order, second);
      expectStatus(await a.caller.send(rescheduleAppointment, { params, body: move }), 200);
      const moved = await readRepair(a, order);
      assert.equal(moved.appointments[0]?.appointmentStartDatetime, second.appointmentFromDate, 'not moved');

      const { historyItems } = await a.caller.ask(getWorksOrderHistory, { params });
      assert.ok(historyItems.length >= 2, 'the history of a repair tells nothing of its appointments');
      const worksOrderIdentifier = params.worksOrderId;
      const over = await a.caller.ask(checkCancellationEligibility, { body: { worksOrderIdentifier } });
      assert.ok(over.isEligible, `a fresh repair cannot be cancelled: ${over.errorCode}`);
      expectStatus(await cancel(a, order), 200);
      assert.equal((await readRepair(a, order)).statuses.status, 'Cancelled', 'a cancelled repair goes on');
      const found = await a.caller.ask(searchWorksOrders, { query: { status: 'Cancelled', limit: 100 } });
      const shown = found.models.some(
        ({ identifiers }) => identifiers.jobNumber === order.identifiers.jobNumber,
      );
      assert.ok(shown, 'a search for what is cancelled does not find a cancelled repair');
      assert.ok(
        found.models.every(({ statuses }) => statuses.status === 'Cancelled'),
        'a search for what is cancelled finds something else',
      );
    },
  },
  {
    part,
    says: 'what was sent is no longer changed or deleted as a draft',
    async run({ a }) {
      const order = await report(a);
      const params = { worksOrderId: order.identifiers.worksOrderIdentifier };
      const tag = async () => (await readRepair(a, order)).eTag ?? '';
      expectStatus(await a.caller.send(deleteWorksOrder, { params }, { eTag: await tag() }), 409);
      const body = { job: { additionalInformation: 'Another text.' } };
      expectStatus(await a.caller.send(updateWorksOrder, { params, body }, { eTag: await tag() }), 409, 422);
      expectStatus(await cancel(a, order), 200);
    },
  },
  {
    part,
    says: 'a draft that lacks something is not taken as a repair',
    async run({ a }) {
      const { identifiers } = draftOf(a);
      const draft = await a.caller.ask(createWorksOrder, { body: { identifiers } });
      const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
      const eTag = draft.eTag ?? '';
      const reply = await a.caller.send(updateWorksOrder, { params, body: submission }, { eTag });
      expectStatus(reply, 400, 409, 422);
      assert.equal((await readRepair(a, draft)).statuses.isDraft, true, 'a refused draft was sent');
      expectStatus(await a.caller.send(deleteWorksOrder, { params }, { eTag }), 204);
    },
  },
  {
    part,
    says: 'a deleted draft is gone',
    async run({ a }) {
      const draft = await a.caller.ask(createWorksOrder, { body: draftOf(a) });
      const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
      expectStatus(await a.caller.send(deleteWorksOrder, { params }, { eTag: draft.eTag ?? '' }), 204);
      const body = { job: { additionalInformation: 'x' } };
      expectStatus(await a.caller.send(updateWorksOrder, { params, body }, { eTag: '"1"' }), 404);
    },
  },
];
