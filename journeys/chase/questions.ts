import { radios } from '../questions/radios.ts';

export const questions = {
  happened: radios({ options: ['nobody', 'came'], missing: 'Chase_Choose' }),
};

export type ChaseQuestions = typeof questions;
