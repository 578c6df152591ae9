import { answerFeedback } from '../../contract/feedback.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { FeedbackQuestions } from './questions.ts';
import type { FeedbackFacts, Services } from './vocabulary.ts';

/** What became of it. `tooLate`: the question cannot be answered any more. */
export interface Answered {
  readonly became: 'satisfied' | 'unsatisfied' | 'tooLate';
}

/** Sends the answer, once for a key; why not only where the resident is not satisfied. */
export async function sendFeedback(
  { answers, facts }: Situation<AnswersOf<FeedbackQuestions>, FeedbackFacts>,
  { services, signal, key }: Tools<Services>,
): Promise<Answered> {
  const isSatisfied = answers.satisfied === 'yes';
  const reason = isSatisfied ? '' : (answers.reason ?? '').trim();
  try {
    await services.gateway.call(
      answerFeedback,
      { params: { worksOrderId: facts.worksOrderId }, body: { isSatisfied, reason, isFixed: facts.isFixed } },
      { signal, idempotencyKey: key },
    );
    return { became: isSatisfied ? 'satisfied' : 'unsatisfied' };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'tooLate' };
  }
}
