/** Words for moments of the day. `{from}` and `{to}` are two of them. */
export const dates = { midday: 'midday', midnight: 'midnight', window: '{from} to {to}' } as const;
