/**
 * What a gateway may offer beyond what every gateway answers: that it answers settings together, and that it traces calls by
 * the header `traceparent`.
 */
export type Offer = 'configuration?names' | 'traceparent';
