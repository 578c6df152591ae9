import type { FastifyInstance } from 'fastify';
import {
  bookAppointment,
  checkRescheduleEligibility,
  getAvailability,
  rescheduleAppointment,
} from '../../contract/appointments.ts';
import { dayOf } from '../../contract/dates.ts';
import { invalid, Problem } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { lockForAppointment } from './appointment-order.ts';
import { book, move, requireBookable } from './booking.ts';
import { availabilitiesOf, offeredDays } from './diary.ts';
import { requireOrder } from './ownership.ts';
import { readRescheduleRefusal } from './reschedule.ts';
import { readFullSlots } from './slots.ts';
import { readBankHolidays } from './working-hours.ts';

/** When contractors come. */
export function appointmentRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, getAvailability, async ({ customerId, params, query, db }) => {
    const now = platform.now();
    const order = await requireOrder(db, customerId, params.worksOrderId, now);
    const { contractor, site } = await requireBookable(db, order);
    if (query.referenceNumber !== order.job_number) {
      throw invalid({ referenceNumber: ['is not the job number of this repair'] });
    }
    if (contractor.diary === 'silent') throw new Problem(502, 'The contractor does not answer');
    const isPreferences = contractor.diary === 'wishes';
    const days = contractor.diary === 'none' ? [] : offeredDays(now, await readBankHolidays(db));
    const full = await readFullSlots(db, site.code, dayOf(now));
    const availabilities =
      days.length === 0 ? [] : availabilitiesOf(days, order.raised_at, (day, type) => full.has(day + type));
    return { body: { availabilities, isPreferences, statusCode: 200 } };
  });

  handle(app, bookAppointment, async ({ customerId, params, body, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const locked = await lockForAppointment(transaction, customerId, params.worksOrderId, now);
      const appointmentId = await book(transaction, locked, body, now);
      const { isPreferences, appointmentFromDate, appointmentToDate } = body;
      return { body: { appointmentId, isPreferences, appointmentFromDate, appointmentToDate } };
    }),
  );

  handle(app, rescheduleAppointment, async ({ customerId, params, body, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const locked = await lockForAppointment(transaction, customerId, params.worksOrderId, now);
      const appointmentId = await move(transaction, locked, body, now);
      return { body: appointmentId === undefined ? {} : { appointmentId } };
    }),
  );

  handle(app, checkRescheduleEligibility, async ({ customerId, params, db }) => {
    const now = platform.now();
    const order = await requireOrder(db, customerId, params.worksOrderId, now);
    const errorCode = await readRescheduleRefusal(db, order, now);
    return { body: { isEligible: errorCode === null, errorCode } };
  });
}
