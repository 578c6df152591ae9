const key = 'ended';
const kinds = ['left', 'everywhere', 'closed', 'expired', 'failed'] as const;

/**
 * How the session that was here ended: the resident left it, here or on every device, it was closed for their security, it
 * was over, or it never began because signing in failed.
 */
export type Ended = (typeof kinds)[number];

/** Leaves word of the end for the start page. It concerns this tab alone. */
export const leaveNote = (ended: Ended): void => sessionStorage.setItem(key, ended);

/** How the session ended, for the start page to tell. */
export const readNote = (): Ended | undefined => kinds.find((kind) => kind === sessionStorage.getItem(key));

/** It was told, and a reload must not tell it again. */
export const removeNote = (): void => sessionStorage.removeItem(key);
