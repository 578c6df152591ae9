/** How long to wait, in the words of a message. */
export const waits = {
  unknown: 'a few minutes',
  second: '1 second',
  seconds: '{count} seconds',
  minute: '1 minute',
  minutes: '{count} minutes',
} as const;
