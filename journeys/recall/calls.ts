import type { NextThing } from '../../contract/history.ts';
import { recallWorksOrder } from '../../contract/recall.ts';
import {
  type AnswersOf,
  Fault,
  faultKindOf,
  type Situation,
  type Tools,
} from '../../machines/engine/index.ts';
import { usualImageTypes } from '../questions/repair-files.ts';
import { readSettings } from '../shared/settings.ts';
import type { RecallQuestions } from './questions.ts';
import type { FileSettings, RecallFacts, Services } from './vocabulary.ts';

/** What became of it. `overtaken`: it is open again already, or cannot be opened any more. `filesGone`: one has to be added again. */
export type Recalled =
  | { readonly became: 'opened'; readonly next: NextThing | null }
  | { readonly became: 'overtaken' | 'filesGone' };

/** Whether photos can be added, and of which kinds. What cannot be read counts as no. */
export async function readFileSettings(
  _situation: unknown,
  { services, signal }: Tools<Services>,
): Promise<FileSettings> {
  const [{ photos }, { imageTypes }] = await Promise.all([
    readSettings({ services }, ['photos'], { signal }),
    readSettings({ services }, ['imageTypes'], { signal }),
  ]);
  return { photosAllowed: photos, imageTypes: imageTypes.length > 0 ? imageTypes : usualImageTypes };
}

/** Says what is still wrong, with the files that show it, once for a key. */
export async function sendRecall(
  { answers, facts }: Situation<AnswersOf<RecallQuestions>, RecallFacts>,
  { services, signal, key }: Tools<Services>,
): Promise<Recalled> {
  const files = facts.photosAllowed ? (answers.files ?? []) : [];
  try {
    const { next } = await services.gateway.call(
      recallWorksOrder,
      {
        params: { worksOrderId: facts.worksOrderId },
        body: {
          stillWrong: (answers.stillWrong ?? '').trim(),
          documents: files.map(({ documentId }) => documentId),
        },
      },
      { signal, idempotencyKey: key },
    );
    return { became: 'opened', next };
  } catch (error) {
    if (error instanceof Fault && error.status === 422) return { became: 'filesGone' };
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'overtaken' };
  }
}
