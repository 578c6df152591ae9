import { words } from './own-words/words.ts';

/** What stands at the address of the atlas while it is built. */
export const atlasBuilding = /* @__PURE__ */ words('atlas-building.atlasBuilding', {
  title: 'The atlas is being built',
  text: 'It takes about half a minute. This page shows it as soon as it is there.',
} as const);
