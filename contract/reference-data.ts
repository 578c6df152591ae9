import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CaseTypeValue } from './case-types.ts';
import { ReferralReason } from './enquiry.ts';
import { KeyValue, text } from './fields.ts';
import { getReferenceData, longestNamespace } from './reference.ts';

/** `getReferenceData` for whichever namespaces, with all that their values carry besides key and value. */
export const getAnyReferenceData = defineCall({
  ...getReferenceData,
  answer: v.object({
    namespaces: v.array(
      v.object({
        namespace: v.object({
          name: text(longestNamespace),
          keyValues: v.array(v.union([CaseTypeValue, ReferralReason, KeyValue])),
        }),
      }),
    ),
  }),
});
