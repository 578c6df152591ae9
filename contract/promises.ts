import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id } from './fields.ts';
import { NextThing } from './history.ts';
import { v1 } from './paths.ts';

const params = v.object({ worksOrderId: Id });
const answer = v.object({ next: v.nullable(NextThing) });

/**
 * Asks the provider what is happening to a repair for which something promised is late. The answer is promised by a day in
 * its turn. Refused with 412 where nothing is late any more.
 */
export const chaseWorksOrder = defineCall({
  id: 'chaseWorksOrder',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/chases`,
  params,
  needsIdempotencyKey: true,
  body: v.object({}),
  answer,
  alsoRefuses: [412],
});

/**
 * Says that somebody came to an appointment of which the provider knows nothing yet: the work counts as begun. Refused with
 * 412 where no appointment is over that nobody is known to have come to.
 */
export const confirmVisit = defineCall({
  id: 'confirmVisit',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/visit-confirmations`,
  params,
  needsIdempotencyKey: true,
  body: v.object({}),
  answer,
  alsoRefuses: [412],
});
