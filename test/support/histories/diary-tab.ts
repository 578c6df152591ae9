import { randomUUID } from 'node:crypto';
import { bookAppointment, getAvailability, rescheduleAppointment } from '../../../contract/appointments.ts';
import { getWorksOrder, updateWorksOrder } from '../../../contract/works-orders.ts';
import { type Chance, oneOf } from '../../../scripts/chance.ts';
import type { Browser } from '../browser.ts';
import { bookingOf, moveOf } from '../repairs.ts';
import { type DiaryInput, type DiaryOutput, repairShown } from './diary-model.ts';
import type { OpenRepair } from './people.ts';
import type { Recorder } from './record.ts';

interface DiaryTab {
  readonly caller: string;
  readonly browser: Browser;
  readonly repair: OpenRepair;
  /** Days `YYYY-MM-DD` among which the residents of one site choose; all mornings. */
  readonly days: readonly string[];
  readonly recorder: Recorder<DiaryInput, DiaryOutput>;
}

export const slotOf = (site: string, day: string): string => `${site} ${day}`;

/** A response that no model knows stays what it is, so that the history in which it came is told. */
const outputOf = (status: number, output: () => Omit<DiaryOutput, 'status'>): DiaryOutput =>
  status === 200 || status === 201 ? { status: 200, ...output() } : { status };

const asOrder = ({ jobNumber, site }: OpenRepair) =>
  ({ identifiers: { jobNumber, contractorSiteIdentifier: site } }) as Parameters<typeof bookingOf>[0];

/** What one tab of a resident does about a repair. Remembers the tag that it read last, as the portal does. */
export function diaryTab({ caller, browser, repair, days, recorder }: DiaryTab) {
  const params = { worksOrderId: repair.id };
  let tag = `"${repair.version}"`;

  const appoint = (kind: 'book' | 'move', day: string, key: string, as = caller) => {
    const slot = {
      date: day,
      availabilityType: 'AM',
      appointmentFromDate: `${day}T08:00:00`,
      appointmentToDate: `${day}T12:00:00`,
    };
    const order = asOrder(repair);
    // Made once: what is sent again under one key is the same.
    const booking = { ...bookingOf(order, slot), externalReferenceId: key };
    const send = () =>
      kind === 'book'
        ? browser.send(bookAppointment, { params, query: {}, body: booking }, { idempotencyKey: key })
        : browser.send(rescheduleAppointment, { params, body: moveOf(order, slot) }, { idempotencyKey: key });
    const input = { kind, repair: repair.id, slot: slotOf(repair.site, day), key };
    return recorder.record(as, input, async () => {
      const { status, text } = await send();
      return outputOf(status, () => ({ appointment: JSON.parse(text).appointmentId }));
    });
  };

  const cancel = (key: string, current: string, as = caller) =>
    recorder.record(as, { kind: 'cancel', repair: repair.id, tag: current, key }, async () => {
      const { status, headers } = await browser.send(
        updateWorksOrder,
        { params, body: { statuses: { status: 'Cancelled' } } },
        { eTag: current, idempotencyKey: key },
      );
      return outputOf(status, () => ({ tag: headers.get('etag') ?? '' }));
    });

  const readRepair = () =>
    recorder.record(caller, { kind: 'readRepair', repair: repair.id }, async () => {
      const order = await browser.call(getWorksOrder, { params });
      tag = order.eTag ?? tag;
      const [appointment] = order.appointments;
      const day = appointment?.appointmentStartDatetime.slice(0, 10);
      const slot = day === undefined ? null : slotOf(repair.site, day);
      return { status: 200, tag, shown: repairShown(order.statuses.status, slot) };
    });

  const readSlots = () => {
    const slots = days.map((day) => slotOf(repair.site, day));
    return recorder.record(caller, { kind: 'readSlots', slots }, async () => {
      const { availabilities } = await browser.call(getAvailability, {
        params,
        query: { referenceNumber: repair.jobNumber },
      });
      const mornings = availabilities.find((one) => one.availabilityDetails.availabilityType === 'AM');
      const full = (mornings?.slots ?? []).filter(({ capacity }) => capacity !== 'Available');
      const shown = days.filter((day) => full.some(({ date }) => date === day));
      return { status: 200, shown: shown.map((day) => slotOf(repair.site, day)).join(', ') };
    });
  };

  /** Does one thing; now and then the same request goes out twice. */
  const doOne = async (chance: Chance): Promise<void> => {
    const what = chance(12);
    const key = randomUUID();
    const callers = chance(4) === 0 ? [caller, `${caller} again`] : [caller];
    if (what < 7) {
      const day = oneOf(chance, days);
      await Promise.all(callers.map((as) => appoint(what < 4 ? 'book' : 'move', day, key, as)));
    } else if (what < 9) {
      await readRepair();
      const current = tag;
      await Promise.all(callers.map((as) => cancel(key, current, as)));
    } else if (what < 10) await readSlots();
    // As the portal does after each change.
    await readRepair();
  };

  const readAll = async (): Promise<void> => {
    await Promise.all([readRepair(), readSlots()]);
  };

  return { doOne, readAll };
}
