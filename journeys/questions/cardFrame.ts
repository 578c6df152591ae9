import * as v from 'valibot';
import { FrameMessage } from '../../contract/payments.ts';
import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

/** What the frame said when it was done, as a whole number in digits; 0 when all went well. It proves nothing. */
export type FrameResult = string;

export interface CardFrameQuestion<Notice extends NoticeKey = NoticeKey>
  extends Question<FrameResult, 'cardFrame', unknown> {
  check(value: FrameResult | undefined, facts: unknown): readonly Complaint<Notice>[];
}

const isResult = (text: string): boolean => /^-?\d{1,4}$/.test(text);

/**
 * A page of somebody else's in a frame, which tells when it is done. Nothing need have been told to go on: whoever asks
 * this finds out by other means what became of it.
 */
export const cardFrame = <const Notice extends NoticeKey>(definition: {
  /** What is said about an answer that no frame gives. */
  readonly garbled: Notice;
}): CardFrameQuestion<Notice> => ({
  kind: 'cardFrame',
  check: (value) => (value === undefined || isResult(value) ? [] : [{ notice: definition.garbled }]),
});

/** What a message of a frame says, where it has exactly the agreed shape. */
export const resultIn = (data: unknown): FrameResult | undefined =>
  v.is(FrameMessage, data) ? String(data.resultCode) : undefined;
