const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

const isHeader = (cell: Element, scope: 'row' | 'col'): boolean =>
  cell.matches(`th[scope=${scope}]`) && textOf(cell) !== '';

/** What is wrong with one table; its place and what stands in it. */
function faultsOf(table: HTMLTableElement): readonly string[] {
  const heads = [...(table.tHead?.rows ?? [])].flatMap(({ cells }) => [...cells]);
  // Above a column of controls nothing stands.
  const isHeadless = heads.some(
    (cell) => !isHeader(cell, 'col') && (cell.matches('th') || textOf(cell) !== ''),
  );
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const nameless = rows.filter(({ cells }) => ![...cells].some((cell) => isHeader(cell, 'row')));
  return [
    ...(textOf(table.caption) === '' ? ['has no caption'] : []),
    ...(heads.length === 0 ? ['has no column headers'] : []),
    ...(isHeadless ? ['has a column header without a scope or without words'] : []),
    ...nameless.map((row) => `has no header in the row ‘${textOf(row)}’`),
  ];
}

/**
 * What a screen reader cannot tell of the tables in a part of a page: what a table is about, and which row and column a cell
 * belongs to. axe asks for neither captions nor headers of rows.
 */
export function tableFaults(part: ParentNode): readonly string[] {
  return [...part.querySelectorAll('table')].flatMap((table) =>
    faultsOf(table).map((fault) => `the table ‘${textOf(table.caption) || table.className}’ ${fault}`),
  );
}
