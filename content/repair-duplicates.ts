import { words } from './own-words/words.ts';

const different = 'If yours is different, choose ‘None of the above’.';

/** What stands beside the question whether the repair is with us already. */
export const duplicateHints = /* @__PURE__ */ words('repair-duplicates.duplicateHints', {
  open: `We already have these. ${different}`,
  drafts: `Choose your draft to carry on. ${different}`,
  both: `We already have these, apart from your drafts. ${different}`,
  none: 'This repair is new, so we chose ‘None of the above’.',
} as const);
