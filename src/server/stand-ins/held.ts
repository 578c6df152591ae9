/** There is no page in view, and nothing is sent before it waits for nothing. */
export const isHeld = (): boolean => true;
export const hold = (): void => {};
export const useHeld = (): void => {};
export const Held = (): null => null;
