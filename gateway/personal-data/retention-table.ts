import { retentionInOrder } from './retention.ts';

const consequences = {
  delete: 'deleted',
  anonymise: 'made anonymous',
  keep: 'stays: nothing in it leads to a resident',
} as const;

/** The table of retention for docs/retention.md. */
export function retentionTable(): string {
  const rows = [...retentionInOrder]
    .sort((a, b) => a.table.localeCompare(b.table))
    .map(({ table, keptFor, onErasure, deletedRows, cleared = {} }) => {
      const columns = Object.keys(cleared);
      const changes = columns.length > 0 ? `: ${columns.map((name) => `\`${name}\``).join(', ')}` : '';
      const drafts = deletedRows === undefined ? '' : '; unfinished rows deleted';
      return `| \`${table}\` | ${keptFor} | ${consequences[onErasure]}${changes}${drafts} |`;
    });
  return `# How long what is kept

One row for each table. It is made from \`gateway/personal-data/retention-of-residents.ts\` and \`retention-of-others.ts\`,
which also say which rows are a resident's; \`npx vitest run --project gateway test/gateway/personal-data.test.ts -u\`
renews it.

| table | kept for | when a resident is erased |
|---|---|---|
${rows.join('\n')}
`;
}
