/** A heading of the second rank. */
export const markdownHeading = (text: string): string => `## ${text}`;

/** A list with bullets. */
export const markdownList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table with a row of headings. */
export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');

/** A page of paragraphs, lists and tables under its title. */
export const markdownPage = (title: string, blocks: readonly string[]): string =>
  `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
