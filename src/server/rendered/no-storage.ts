/** What a browser has that keeps nothing: the server's stand-in for its storage. */
export const storage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};
