import { updateAdjustments } from '../../contract/adjustments.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { AdjustmentsQuestions } from './questions.ts';
import type { AdjustmentsFacts, Services } from './vocabulary.ts';

/** What became of it. `overtaken`: somebody else changed it first. */
export interface Saved {
  readonly became: 'saved' | 'overtaken';
}

/** Saves what the resident needs, unless it was changed since it was read. */
export async function saveAdjustments(
  { answers, facts }: Situation<AnswersOf<AdjustmentsQuestions>, AdjustmentsFacts>,
  { services, signal }: Tools<Services>,
): Promise<Saved> {
  const { customerId, eTag } = facts;
  const needs = [...(answers.needs ?? [])];
  // A language that was entered before the interpreter was taken away again is no answer.
  const language = needs.includes('interpreter') ? (answers.language ?? '').trim() : '';
  try {
    await services.gateway.call(
      updateAdjustments,
      { params: { customerId }, body: { needs, language } },
      { signal, eTag },
    );
    return { became: 'saved' };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'overtaken' };
  }
}
