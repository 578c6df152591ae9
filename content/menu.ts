import { words } from './own-words/words.ts';

/** The menu of residents who are signed in. */
export const menu = /* @__PURE__ */ words('menu.menu', { open: 'Menu', name: 'Main' } as const);
