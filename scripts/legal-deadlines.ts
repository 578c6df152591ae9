// Reckons every deadline of the law twice from every hour of three years, and compares.
//   npm run law        exits 1 on a difference, and prints the first of them
import { compareReckonings } from './legal-deadlines/compare.ts';

const maxShown = 20;

const result = compareReckonings({ from: '2025-10-27', to: '2028-10-27', everyHours: 1 });
const { rows, uncounted, hours, compared, unknown, clockChanges, holidays, differences } = result;

console.log(
  `${hours} hours from 27 October 2025, when the law on hazards came into force, to 27 October 2028`,
);
console.log(`${rows.length} rows: ${rows.join(', ')}`);
console.log(`not counted, because they are announced or have no length: ${uncounted.join(', ')}`);
console.log(`${clockChanges.length} changes of the clocks: ${clockChanges.join(', ')}`);
console.log(`${holidays.length} bank holidays: ${holidays.join(', ')}`);
console.log(
  `${compared} dates compared; of ${unknown} nobody can tell, because bank holidays are not known yet`,
);
for (const { row, start, gateway, independent } of differences.slice(0, maxShown)) {
  console.error(`${row} from ${start}: the gateway says ${gateway}, the second reckoning ${independent}`);
}
console.log(`${differences.length} differences`);
if (differences.length > 0) process.exitCode = 1;
