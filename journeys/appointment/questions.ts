import { slots } from '../questions/slots.ts';
import type { AppointmentFacts } from './vocabulary.ts';

export const questions = {
  slot: slots({ availability: (facts: AppointmentFacts) => facts.availabilities, missing: 'SSR062' }),
};

export type AppointmentQuestions = typeof questions;
