const key = 'lastActive';

/** When the resident was last active in any tab of this browser, in milliseconds since 1970; 0 when nobody knows. */
export const sharedActivity = (): number => Number(localStorage.getItem(key)) || 0;

/** Tells the other tabs that the resident is active. */
export const shareActivity = (at: number): void => localStorage.setItem(key, String(at));

/** Calls back when another tab told of activity. */
export const onSharedActivity = (then: () => void): void =>
  addEventListener('storage', (event) => {
    if (event.key === key) then();
  });
