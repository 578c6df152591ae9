/** Words for moments of the day. */
export const dates = { midday: 'midday', midnight: 'midnight' } as const;
