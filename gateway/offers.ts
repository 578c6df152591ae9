import type { Offer } from '../contract/offers.ts';
import type { Config } from './config.ts';

/** What this gateway offers beyond what every gateway answers. */
export const offersOf = ({ tracingEndpoint }: Pick<Config, 'tracingEndpoint'>): readonly Offer[] => [
  'configuration?names',
  'tracking/stops',
  ...(tracingEndpoint === undefined ? [] : (['traceparent'] as const)),
];
