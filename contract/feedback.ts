import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { v1 } from './paths.ts';

/** Characters in which a resident says why they are not satisfied. */
export const maxFeedbackReason = 500;

/** Days after the work was finished in which the question can be answered, and the answer changed. */
export const feedbackDays = 28;

/**
 * Says whether the resident is satisfied with a repair that was finished, and why not; with `isFixed` also that the work
 * holds, so that a repair that is not closed yet is closed at once. The last answer counts. Refused with 412 where nobody
 * was asked, or too long ago.
 */
export const answerFeedback = defineCall({
  id: 'answerFeedback',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/feedback`,
  params: v.object({ worksOrderId: Id }),
  needsIdempotencyKey: true,
  body: v.object({
    isSatisfied: v.boolean(),
    reason: text(maxFeedbackReason),
    isFixed: v.boolean(),
  }),
  status: 204,
  alsoRefuses: [412],
});
