/** A warning triangle. */
export const alert = 'M12 4 2.8 19.8h18.4zM12 10v4.2M12 17v.1';
