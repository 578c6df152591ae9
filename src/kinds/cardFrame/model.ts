import * as v from 'valibot';
import { FrameMessage } from '../../../contract/payments.ts';
import type { Question } from '../../../machines/question.ts';

/** What the frame said when it was done, as a whole number in digits; 0 when all went well. It proves nothing. */
export type FrameResult = string;

export type CardFrameQuestion = Question<FrameResult, 'cardFrame', unknown>;

/**
 * A page of somebody else's in a frame, which tells when it is done. Nothing need have been told to go on: whoever asks
 * this finds out by other means what became of it.
 */
export const cardFrame = (): CardFrameQuestion => ({ kind: 'cardFrame', check: () => [] });

/** What a message of a frame says, where it has exactly the agreed shape. */
export const resultIn = (data: unknown): FrameResult | undefined =>
  v.is(FrameMessage, data) ? String(data.resultCode) : undefined;
