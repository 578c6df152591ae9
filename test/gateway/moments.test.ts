import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { listStatements } from '../../contract/statements.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { book, move, paramsOf, slotAt, waiting } from '../support/appointments.ts';
import { type Browser, signIn, startGateway } from '../support/gateway.ts';
import { demonstrationAt } from '../support/moments.ts';
import { offered, readOrder } from '../support/repairs.ts';

/** Moments at which a day, a year or an offset ends, on the walls in England. */
const moments = {
  'Sunday at half past midnight': '2026-11-29T00:30',
  'a minute before the new year': '2026-12-31T23:59',
  'the night in which clocks go forward': '2027-03-28T00:59',
  'the night in which clocks go back': '2026-10-25T00:59',
  'the day that only leap years have': '2028-02-29T12:00',
  'a bank holiday': '2026-12-25T10:00',
};

const zone = 'Europe/London';
const onTheWall = (text: string) => DateTime.fromISO(text, { zone });

/** What the law sets for the demonstration's damp, mould and emergencies, by the room. */
async function hazards(resident: Browser) {
  const { models } = await resident.call(searchWorksOrders, { query: { limit: 100 } });
  const stages = await Promise.all(
    models.map(async ({ job, identifiers }) => {
      const params = { worksOrderId: identifiers.worksOrderIdentifier };
      const { hazard } = await resident.call(getWorksOrderHistory, { params });
      return [job.location, hazard?.duties.map(({ state }) => state)] as const;
    }),
  );
  return Object.fromEntries(stages);
}

describe.each(Object.entries(moments))('at %s', (_name, moment) => {
  it('residents book and move, read what is owed and when, and get statements by the month', async () => {
    const gateway = await startGateway(await demonstrationAt(moment));
    try {
      const today = DateTime.fromJSDate(gateway.platform.now(), { zone });
      expect(today.diff(onTheWall(moment), 'minutes').minutes).toBeLessThan(2);

      const amara = await signIn(gateway, 'amara.okafor@example.com');
      const order = await waiting(amara);
      const slots = await offered(amara, order);
      expect(slots.length).toBeGreaterThan(10);
      for (const { appointmentFromDate } of slots) expect(onTheWall(appointmentFromDate) > today).toBe(true);
      expect(slots.map(({ date }) => onTheWall(date).weekday)).not.toContain(7);
      await book(amara, order, slotAt(slots, 2));
      await move(amara, order, slotAt(slots, 5));
      const { appointments } = await readOrder(amara, order.identifiers.worksOrderIdentifier);
      expect(appointments.map((one) => one.appointmentStartDatetime)).toEqual([
        slotAt(slots, 5).appointmentFromDate,
      ]);
      const { next } = await amara.call(getWorksOrderHistory, { params: paramsOf(order) });
      expect(next).toMatchObject({ kind: 'visit', isLate: false });

      expect(await hazards(await signIn(gateway, 'priya.shah@example.com'))).toEqual({
        Bathroom: ['due', 'waiting', 'waiting', 'waiting', 'waiting'],
        Bedroom: ['done', 'done', 'done', 'done', 'done'],
        Hallway: ['overdue', 'waiting', 'waiting', 'waiting', 'waiting'],
        Kitchen: ['done', 'overdue', 'overdue', 'done', 'due', 'due'],
        'Living room': ['dueSoon', 'waiting', 'waiting', 'waiting', 'waiting'],
        Loft: ['due', 'due', 'waiting', 'waiting', 'waiting'],
        'Whole home': ['done', 'done', 'done', 'done', 'done'],
      });

      const ben = await signIn(gateway, 'ben.hughes@example.com');
      const wireMonth = (date: DateTime) => date.toFormat('yyyy/MM');
      const { documents } = await ben.call(listStatements, {
        params: { customerId: ben.customerId },
        query: { yearMonthFrom: wireMonth(today.minus({ months: 3 })), yearMonthTo: wireMonth(today) },
      });
      const months = documents.flatMap(({ metadata }) =>
        metadata.flatMap(({ key, value }) => (key === 'year-month' ? value : [])),
      );
      expect([...new Set(months)]).toEqual(
        [0, 1, 2, 3].map((ago) => wireMonth(today.minus({ months: ago }))),
      );
    } finally {
      await gateway.close();
    }
  });
});
