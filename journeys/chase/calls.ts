import type { NextThing } from '../../contract/history.ts';
import { chaseWorksOrder, confirmVisit } from '../../contract/promises.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { ChaseQuestions } from './questions.ts';
import type { ChaseFacts, Services } from './vocabulary.ts';

/** What became of it. `overtaken`: nothing is late any more, or an attempt whose answer was lost has arrived. */
export type Sent =
  | { readonly became: 'asked' | 'noted'; readonly next: NextThing | null }
  | { readonly became: 'overtaken' };

/** Asks the provider what is happening or, where somebody came after all, says so; once for a key. */
export async function sendChase(
  { answers, facts }: Situation<AnswersOf<ChaseQuestions>, ChaseFacts>,
  { services, signal, key }: Tools<Services>,
): Promise<Sent> {
  const hasCome = facts.wasVisit && answers.happened === 'came';
  const request = { params: { worksOrderId: facts.worksOrderId }, body: {} };
  const options = { signal, idempotencyKey: key };
  try {
    const { next } = await (hasCome
      ? services.gateway.call(confirmVisit, request, options)
      : services.gateway.call(chaseWorksOrder, request, options));
    return { became: hasCome ? 'noted' : 'asked', next };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'overtaken' };
  }
}
