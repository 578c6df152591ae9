import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CustomerPath } from './customers.ts';
import { text } from './fields.ts';
import { v1 } from './paths.ts';

/** What residents can need from whoever writes, calls or comes to them, in the order in which it is asked. */
export const adjustmentNeeds = [
  'interpreter',
  'signLanguage',
  'largePrint',
  'timeToDoor',
  'noKnocking',
  'textOnly',
  'femaleOperative',
] as const;

/** Characters of the name of a language. */
export const maxLanguage = 60;

/** What a resident needs. `language` is the one to interpret, and blank without an interpreter. */
export const Adjustments = v.object({
  needs: v.pipe(v.array(v.picklist(adjustmentNeeds)), v.maxLength(adjustmentNeeds.length)),
  language: text(maxLanguage),
});

export type Adjustments = v.InferOutput<typeof Adjustments>;

/** What a resident needs, and whether they were ever asked. */
const AnsweredAdjustments = v.object({ ...Adjustments.entries, isAnswered: v.boolean() });

export const getAdjustments = defineCall({
  id: 'getAdjustments',
  method: 'GET',
  path: `${v1}/customers/:customerId/adjustments`,
  params: CustomerPath,
  answer: AnsweredAdjustments,
  answersEntityTag: true,
});

/**
 * Changes what a resident needs, for repairs that are open now and for those to come. Refused with 412 where it was changed
 * since it was read.
 */
export const updateAdjustments = defineCall({
  id: 'updateAdjustments',
  method: 'PUT',
  path: `${v1}/customers/:customerId/adjustments`,
  params: CustomerPath,
  body: Adjustments,
  answer: AnsweredAdjustments,
  needsEntityTag: true,
  answersEntityTag: true,
});
