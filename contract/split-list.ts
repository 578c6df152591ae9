/** The entries of a text that holds a list separated by commas, without the empty ones. */
export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
