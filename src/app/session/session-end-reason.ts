const key = 'ended';
const kinds = ['left', 'everywhere', 'closed', 'expired', 'failed'] as const;

/**
 * How the session that was here ended: the resident left it, here or on every device, it was closed for their security, it
 * was over, or it never began because signing in failed.
 */
export type SessionEndReason = (typeof kinds)[number];

/** Leaves word of the end for the start page. It concerns this tab alone. */
export const keepSessionEndReason = (ended: SessionEndReason): void => sessionStorage.setItem(key, ended);

/** How the session ended, for the start page to tell. */
export const readSessionEndReason = (): SessionEndReason | undefined =>
  kinds.find((kind) => kind === sessionStorage.getItem(key));

/** It was told, and a reload must not tell it again. */
export const forgetSessionEndReason = (): void => sessionStorage.removeItem(key);
