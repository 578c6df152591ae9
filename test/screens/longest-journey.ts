/** The journey that takes as long as all others together: in a file of its own it is walked beside them. */
export const longestJourney = 'repair';
