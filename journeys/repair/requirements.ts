import type { Requirements } from '../../machines/exploration/index.ts';
import { beginning } from './requirements/beginning.ts';
import { files } from './requirements/files.ts';
import { order } from './requirements/order.ts';
import { questions } from './requirements/questions.ts';

/** All that is demanded of reporting a repair. */
export const requirements: Requirements = { ...beginning, ...questions, ...order, ...files };
