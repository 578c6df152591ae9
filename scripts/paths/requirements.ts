import type { AnyFlow } from '../../machines/exploration/index.ts';
import { type Account, accountFaults, accountFor, countsOf } from './account.ts';
import { flowsIn } from './flows.ts';
import { currentReport } from './record.ts';

/**
 * Prints the requirements of flows, each with what holds it. Flows that have changed are explored first, as a property
 * holds nothing while it is violated.
 * @returns whether all of them are accounted for
 */
export async function listRequirements(
  flows: readonly AnyFlow[],
  registry: string,
  json: boolean,
): Promise<boolean> {
  const all = await flowsIn(registry);
  const violated = new Set<string>();
  for (const flow of all) {
    const { flow: id, properties } = await currentReport(flow, registry);
    for (const { says, isHeld } of properties) if (!isHeld) violated.add(`${id} ${says}`);
  }
  const account = accountFor(flows, all, (flow, says) => !violated.has(`${flow} ${says}`));
  if (json) console.log(JSON.stringify({ requirements: countsOf(account), rows: account.rows }));
  else printTable(account);
  return countsOf(account).unaccounted === 0;
}

function printTable(account: Account): void {
  let flow = '';
  for (const row of account.rows) {
    if (row.flow !== flow) console.log(`\n${row.flow}\n`);
    flow = row.flow;
    console.log(`${row.id.padEnd(15)} ${row.says}`);
    for (const { by, what } of row.heldBy) console.log(`${' '.repeat(16)}${by.padEnd(9)} ${what}`);
  }
  console.log(`\n${accountSummary(account)}`);
  for (const fault of accountFaults(account)) console.error(fault);
}

/** How many requirements are held by what, in a line. */
export function accountSummary(account: Account): string {
  const { rows, unaccounted } = countsOf(account);
  const count = (by: string) => account.rows.filter(({ heldBy }) => heldBy[0]?.by === by).length;
  const parts = [
    `${count('property')} held by properties`,
    `${count('path')} by paths`,
    `${count('test')} by tests`,
    `${count('hand')} by hand`,
  ];
  return `${rows} requirements: ${parts.join(', ')}; ${unaccounted} unaccounted for`;
}
