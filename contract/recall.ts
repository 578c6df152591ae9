import * as v from 'valibot';
import { defineCall } from './call.ts';
import { filledText, Id } from './fields.ts';
import { NextThing } from './history.ts';
import { v1 } from './paths.ts';
import { mediaLimits } from './repair-limits.ts';

/** Characters in which a resident says what is still wrong. */
export const maxStillWrong = 500;

const Recall = v.object({
  stillWrong: filledText(maxStillWrong),
  /** Files that were sent to the finished repair and show what is wrong. */
  documents: v.optional(v.pipe(v.array(Id), v.maxLength(mediaLimits.files)), []),
});

export type Recall = v.InferOutput<typeof Recall>;

/**
 * Says that finished work is not right: the repair goes on under the same reference. Refused with 412 where the repair is not
 * finished, or was finished too long ago, and with 422 where a file that it names is not there any more.
 */
export const recallWorksOrder = defineCall({
  id: 'recallWorksOrder',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/recalls`,
  params: v.object({ worksOrderId: Id }),
  needsIdempotencyKey: true,
  body: Recall,
  answer: v.object({ next: v.nullable(NextThing) }),
  alsoRefuses: [412, 422],
});
