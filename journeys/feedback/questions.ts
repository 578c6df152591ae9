import { maxFeedbackReason } from '../../contract/feedback.ts';
import { counted } from '../questions/counted.ts';
import { radios } from '../questions/radios.ts';

export const questions = {
  satisfied: radios({ options: ['yes', 'no'], missing: 'Feedback_Choose' }),
  reason: counted({ limit: maxFeedbackReason, atLimit: 'Financial_FI009' }),
};

export type FeedbackQuestions = typeof questions;
