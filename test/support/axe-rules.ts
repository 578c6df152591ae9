/** Which rules of axe a page must keep. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Fewer would mean that axe ran with the wrong tags, or hardly ran at all.
export const fewestAxeRules = 90;
