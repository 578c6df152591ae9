// Every call of the portal gone wrong in every way: `npm run faults -- --help`.
import { flows } from '../journeys/registry.ts';
import type { Cell } from '../test/faults/cell.ts';
import { unused } from '../test/faults/covered-elsewhere.ts';
import { faultCells, faultCellsOf } from '../test/faults/matrix.ts';
import { command } from './command.ts';
import { chosenFrom } from './paths/flows.ts';
import { UsageError } from './paths/options.ts';

const values = command(
  'faults',
  'Lets every call of the portal go wrong in every way, and says where each leads.',
)
  .option('--flow <names>', 'only the calls of these journeys, with commas between them')
  .option('--json', 'prints the same for programs')
  .parse()
  .opts();

async function cellsAskedFor(): Promise<readonly Cell[]> {
  if (values.flow === undefined) return faultCells();
  return faultCellsOf(chosenFrom(flows, values.flow));
}

const cells = await cellsAskedFor().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(2);
});
const failed = cells.filter(({ complaints }) => complaints.length > 0);
const passed = cells.length - failed.length;

/** One line for each state that a caller leads to, with the faults that lead there. */
function formatCells(all: readonly Cell[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { caller, leads, onPurpose, fault } of all) {
    const line = `  ${caller}\n    ${leads}${onPurpose ? `, as nothing happened: ${onPurpose}` : ''}`;
    lines.set(line, [...(lines.get(line) ?? []), fault]);
  }
  return [...lines].map(([line, faults]) => `${line}\n      ${[...new Set(faults)].join(', ')}`);
}

function show(): void {
  for (const [call, own = []] of Object.entries(Object.groupBy(cells, (cell) => cell.call))) {
    console.log(`${call}\n${formatCells(own).join('\n')}`);
  }
  const unmade = values.flow === undefined ? Object.entries(unused) : [];
  for (const [call, why] of unmade) console.log(`${call}\n  nobody makes it: ${why}`);
  for (const { call, fault, caller, leads, complaints } of failed) {
    console.log(`FAILED ${call}, ${fault}, ${caller}: ${complaints.join('; ')} (${leads})`);
  }
  console.log(`\n${cells.length} cells, ${passed} passed, ${failed.length} failed`);
}

if (values.json) console.log(JSON.stringify({ cells: cells.length, passed, failed }, null, 2));
else show();
process.exitCode = failed.length > 0 || cells.length === 0 ? 1 : 0;
