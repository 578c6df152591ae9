import { updatePreferences } from '../../contract/preferences.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { RemindersQuestions } from './questions.ts';
import type { RemindersFacts, Services } from './vocabulary.ts';

/** What became of it. `overtaken`: somebody else changed it first. */
export interface Saved {
  readonly became: 'saved' | 'overtaken';
}

/** Saves by what the resident is reminded, unless it was changed since it was read. */
export async function saveReminders(
  { answers, facts }: Situation<AnswersOf<RemindersQuestions>, RemindersFacts>,
  { services, signal }: Tools<Services>,
): Promise<Saved> {
  const { customerId, eTag } = facts;
  try {
    await services.gateway.call(
      updatePreferences,
      { params: { customerId }, body: { reminders: answers.channel ?? 'email' } },
      { signal, eTag },
    );
    return { became: 'saved' };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'overtaken' };
  }
}
