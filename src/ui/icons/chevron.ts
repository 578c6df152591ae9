/** An arrow head that points on. */
export const chevron = 'm9 5.5 6.5 6.5L9 18.5';
