/**
 * What a gateway may offer beyond what every gateway answers: that it answers settings together, that it traces calls by
 * the header `traceparent`, and that it counts where residents are stopped.
 */
export type Offer = 'configuration?names' | 'traceparent' | 'tracking/stops';
