import { maxStillWrong } from '../../contract/recall.ts';
import { counted } from '../questions/counted.ts';
import { repairFiles } from '../questions/repair-files.ts';
import type { RecallFacts } from './vocabulary.ts';

export const questions = {
  stillWrong: counted({ limit: maxStillWrong, missing: 'Recall_Missing', atLimit: 'Financial_FI009' }),
  files: repairFiles((facts: RecallFacts) => facts.imageTypes),
};

export type RecallQuestions = typeof questions;
