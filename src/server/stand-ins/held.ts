/** There is no page in view, and nothing is sent before it waits for nothing. */
export const isHeld = (): boolean => true;
const nothing = (): void => {};
export { nothing as hold, nothing as useHeld };
export const Held = (): null => null;
