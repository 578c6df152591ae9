import { notices } from '../../../content/notices.ts';
import { flows } from '../../../journeys/registry.ts';
import { applyDraft } from './model/apply.ts';
import type { Draft } from './model/draft.ts';
import { evaluate, type Found, type Recorded } from './model/evaluate.ts';

/** What a draft is to be evaluated with, as plain data. */
export interface EvaluationRequest {
  readonly draft: Draft;
  readonly recorded: Recorded | undefined;
}

/** Evaluates a draft of one of the journeys, one finding after the other. */
export function* answerRequest({ draft, recorded }: EvaluationRequest): Generator<Found> {
  const flow = flows.find(({ journey }) => journey.id === draft.journey);
  if (!flow) throw new Error(`There is no journey “${draft.journey}”`);
  yield* evaluate(flow, applyDraft(flow, draft, notices).flow, recorded);
}
