/** What a browser has that keeps nothing: the server's stand-in for its storage. */
export const storage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};

/** What tells other tabs: there are none. */
export class NoChannel {
  postMessage(): void {}
  close(): void {}
}

/** What tells of a window: there is none. */
export const listenToNothing = (): void => {};
