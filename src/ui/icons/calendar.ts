/** A page of a calendar. */
export const calendar =
  'M6.5 5h11A2.5 2.5 0 0 1 20 7.5V18a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18V7.5A2.5 2.5 0 0 1 6.5 5zM4 10h16M8.5 3v4M15.5 3v4';
