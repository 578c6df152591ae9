/**
 * The lines of an address without what is said twice: an empty line, one that is there already, and a street that the line
 * before ends with, as after `14 Orchard Lane`.
 */
export function addressLines(lines: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    const isTold = told.some((one) => one === line || one.endsWith(` ${line}`) || one.endsWith(`, ${line}`));
    if (line !== '' && !isTold) told.push(line);
  }
  return told;
}

/** An address on one line. */
export const addressOnOneLine = (lines: readonly string[]): string => addressLines(lines).join(', ');
