import type { AxeResults, RunOptions } from 'axe-core';

/** Which rules of axe a page must keep. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks for, wherever it looks. */
export const axeOptions = {
  runOnly: { type: 'tag', values: axeTags },
  // Of these it tells every element; of what passed it tells one for each rule, which takes it far less time.
  resultTypes: ['violations', 'incomplete'],
  rules: { 'target-size': { enabled: true } },
} satisfies RunOptions;

// Fewer would mean that axe ran with the wrong tags, or hardly ran at all.
export const fewestAxeRules = 90;

/** How many rules of axe looked at something, whatever they found. */
export const rulesIn = ({
  passes,
  violations,
  incomplete,
  inapplicable,
}: Pick<AxeResults, 'passes' | 'violations' | 'incomplete' | 'inapplicable'>): number =>
  new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id)).size;
