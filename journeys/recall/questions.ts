import { maxStillWrong } from '../../contract/recall.ts';
import { counted } from '../questions/counted.ts';

export const questions = {
  stillWrong: counted({ limit: maxStillWrong, missing: 'Recall_Missing', atLimit: 'Financial_FI009' }),
};

export type RecallQuestions = typeof questions;
