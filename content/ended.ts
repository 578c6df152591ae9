/** What the start page says of the session that was there before. */
export const ended = {
  left: 'You are logged out.',
  everywhere: 'You are logged out on every device.',
  expired: 'Your session has ended. Sign in again to carry on: what you had begun is kept.',
  failed: 'Signing in did not work. Please try again.',
} as const;
