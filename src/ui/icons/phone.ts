/** A telephone receiver. */
export const phone =
  'M6 4h3.3l1.6 4.1-2.1 1.6a11 11 0 0 0 5.5 5.5l1.6-2.1L20 14.7V18a2 2 0 0 1-2.2 2A15.6 15.6 0 0 1 4 6.2 2 2 0 0 1 6 4z';
