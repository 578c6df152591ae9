import type { Requirements } from '../../machines/exploration/index.ts';
import { making } from './requirements/journey.ts';
import { pages } from './requirements/pages.ts';

/** All that is demanded of service requests and of the pages that list them. */
export const requirements: Requirements = { ...making, ...pages };
