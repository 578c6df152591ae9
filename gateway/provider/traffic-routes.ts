import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import { getTraffic, longestPeriod } from '../../contract/traffic.ts';
import { countFeedback } from '../feedback/feedback.ts';
import { invalid } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { zone } from './clock.ts';
import { countMoves, countStops, measureStays, type Period, satisfactionOf, trafficOf } from './traffic.ts';

/** The period of whole days in England. Throws 400 for days that do not exist, are the wrong way round or too many. */
function periodOf(from: string, to: string): Period {
  const [first, end] = [from, to].map((day) => DateTime.fromISO(day, { zone }));
  if (!first?.isValid) throw invalid({ from: ['There is no such day'] });
  if (!end?.isValid) throw invalid({ to: ['There is no such day'] });
  const days = end.diff(first, 'days').days;
  if (days < 1) throw invalid({ to: ['This must be later than the first day'] });
  if (days > longestPeriod) throw invalid({ to: [`This must be at most ${longestPeriod} days later`] });
  return { from: first.toJSDate(), to: end.toJSDate() };
}

/** What analysts may ask: how residents moved through the journeys. */
export function trafficRoutes(app: FastifyInstance): void {
  handle(app, getTraffic, async ({ query: { from, to }, db }) => {
    const period = periodOf(from, to);
    const [moves, stays, stops, answers] = await Promise.all([
      countMoves(db, period),
      measureStays(db, period),
      countStops(db, period),
      countFeedback(db, period),
    ]);
    const containsDemonstration = [...moves, ...stops].some(({ isDemonstration }) => isDemonstration);
    const satisfaction = satisfactionOf(answers);
    const journeys = trafficOf(moves, stays, stops);
    return { body: { from, to, containsDemonstration, journeys, satisfaction } };
  });
}
