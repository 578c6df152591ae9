import { answer, type EvaluationRequest } from './answer.ts';
import type { Found } from './model/evaluate.ts';

/** A finding, or that there are no more. */
export type Answered = { readonly found: Found } | 'end';

// Without the types of workers, which contradict those of pages.
const post = (answered: Answered): void =>
  (self as unknown as { postMessage(it: Answered): void }).postMessage(answered);

self.onmessage = ({ data }: MessageEvent<EvaluationRequest>) => {
  for (const found of answer(data)) post({ found });
  post('end');
};
