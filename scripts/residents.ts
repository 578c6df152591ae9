// Lists who can sign in at the demonstration: `npm run residents`, or the residents alone for programs:
// `npm run -s residents -- --json`.
import { parseArgs } from 'node:util';
import { analysts } from '../gateway/demo/analysts.ts';
import { residents } from '../gateway/demo/residents.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
if (values.json) {
  console.log(JSON.stringify(residents, null, 2));
} else {
  for (const { email, password, name, shows, tryThis } of residents) {
    console.log(`${name}  (${email}, ${password})\n  ${shows.join('; ')}\n  Try this: ${tryThis}\n`);
  }
  for (const { email, password, name } of analysts) {
    console.log(`${name}  (${email}, ${password})\n  Analyst, at the atlas only: traffic in the journeys\n`);
  }
}
