import { reminderChannels } from '../../contract/preferences.ts';
import { radios } from '../questions/radios.ts';

export const questions = {
  channel: radios({ options: reminderChannels, missing: 'Reminders_Choose' }),
};

export type RemindersQuestions = typeof questions;
