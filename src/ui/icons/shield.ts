/** A shield with a tick. */
export const shield = 'M12 3.2 19 6v5.3c0 4.4-2.9 7.7-7 9.5-4.1-1.8-7-5.1-7-9.5V6zM9 12l2.2 2.2 4-4.2';
