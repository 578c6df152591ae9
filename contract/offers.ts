/** What a gateway may offer beyond what every gateway answers; here that it answers settings together. */
export type Offer = 'configuration?names';
