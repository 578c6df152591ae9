import * as v from 'valibot';
import { defineCall } from './call.ts';
import { filledText, Id } from './fields.ts';
import { NextThing } from './history.ts';
import { v1 } from './paths.ts';

/** Characters in which a resident says what is still wrong. */
export const maxStillWrong = 500;

/**
 * Says that finished work is not right: the repair goes on under the same reference. Refused with 412 where the repair is not
 * finished, or was finished too long ago.
 */
export const recallWorksOrder = defineCall({
  id: 'recallWorksOrder',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/recalls`,
  params: v.object({ worksOrderId: Id }),
  needsIdempotencyKey: true,
  body: v.object({ stillWrong: filledText(maxStillWrong) }),
  answer: v.object({ next: v.nullable(NextThing) }),
  alsoRefuses: [412],
});
