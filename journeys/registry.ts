import type { Flow, Samples } from '../machines/samples.ts';
import { appointment } from './appointment/journey.ts';
import { samples as appointmentSamples } from './appointment/samples/samples.ts';
import { repair } from './repair/journey.ts';
import { samples as repairSamples } from './repair/samples/samples.ts';

/** Every journey with its samples. Tests, stories, paths and the atlas take theirs from here. */
export const flows: readonly Flow[] = [
  { journey: repair, samples: repairSamples as unknown as Samples },
  { journey: appointment, samples: appointmentSamples as unknown as Samples },
];
