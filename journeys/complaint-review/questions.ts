import { maxReviewReason } from '../../contract/complaints.ts';
import { counted } from '../questions/counted.ts';

/** Nobody has to give a reason. */
export const questions = {
  reason: counted({ limit: maxReviewReason, atLimit: 'Financial_FI009' }),
};

export type ReviewQuestions = typeof questions;
