import type { NextThing } from '../../contract/history.ts';
import { recallWorksOrder } from '../../contract/recall.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { RecallQuestions } from './questions.ts';
import type { RecallFacts, Services } from './vocabulary.ts';

/** What became of it. `overtaken`: it is open again already, or cannot be opened any more. */
export type Recalled =
  | { readonly became: 'opened'; readonly next: NextThing | null }
  | { readonly became: 'overtaken' };

/** Says what is still wrong, once for a key. */
export async function sendRecall(
  { answers, facts }: Situation<AnswersOf<RecallQuestions>, RecallFacts>,
  { services, signal, key }: Tools<Services>,
): Promise<Recalled> {
  try {
    const { next } = await services.gateway.call(
      recallWorksOrder,
      {
        params: { worksOrderId: facts.worksOrderId },
        body: { stillWrong: (answers.stillWrong ?? '').trim() },
      },
      { signal, idempotencyKey: key },
    );
    return { became: 'opened', next };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'overtaken' };
  }
}
