import { repairBeginning } from '../../content/repair-beginning.ts';
import type { ShownFlow } from '../../machines/engine/index.ts';
import { repair as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

/** Reporting a repair as far as its first questions go. */
export const beginning: ShownFlow<Services> = { journey, copy: repairBeginning, services: {} };
