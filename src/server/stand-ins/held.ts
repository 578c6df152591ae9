const leaveIt = (): void => {};

/** There is no page in view, and nothing is sent before it waits for nothing. */
export const isHeld = (): boolean => true;
export const Held = (): null => null;
export { leaveIt as hold, leaveIt as useHeld };
