/** Which rules of axe a page must keep. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe tells every element of; of what passed it tells one for each rule, which takes it far less time. */
export const axeResults = ['violations', 'incomplete'] as const;

// Fewer would mean that axe ran with the wrong tags, or hardly ran at all.
export const fewestAxeRules = 90;
