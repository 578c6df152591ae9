import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { v1 } from './paths.ts';

/** Why a repair is not cancelled online, as far as the portal has words of its own for it. */
export const cancellationCodes = ['CR165', 'CR166', 'SSR070', 'SSR073', 'SSR066', 'SSR008'] as const;

export const checkCancellationEligibility = defineCall({
  id: 'checkCancellationEligibility',
  method: 'POST',
  path: `${v1}/wo-cancellation-eligibility`,
  body: v.object({ worksOrderIdentifier: Id }),
  /** A provider may refuse with a code besides `cancellationCodes`; the resident is told to phone then. */
  answer: v.object({ isEligible: v.boolean(), errorCode: v.nullable(text(20)) }),
  alsoRefuses: [404],
});
