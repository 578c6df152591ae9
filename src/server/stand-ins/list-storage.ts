import type * as storage from '../../lists/storage.ts';

/** There is no history of a browser that could have kept anything of a list. */
export const traceHere: typeof storage.traceHere = () => ({});
export const leaveTrace: typeof storage.leaveTrace = () => {};
export const keepAnswer: typeof storage.keepAnswer = () => {};
export const keptAnswer: typeof storage.keptAnswer = () => undefined;
