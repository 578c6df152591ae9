import { answerRequest, type EvaluationRequest } from './answer.ts';
import type { Found } from './model/evaluate.ts';

/** A finding, or that there are no more. */
export type Answered = { readonly finding: Found } | 'end';

// Without the types of workers, which contradict those of pages.
const postToPage = (answered: Answered): void =>
  (self as unknown as { postMessage(it: Answered): void }).postMessage(answered);

self.onmessage = ({ data }: MessageEvent<EvaluationRequest>) => {
  for (const finding of answerRequest(data)) postToPage({ finding });
  postToPage('end');
};
