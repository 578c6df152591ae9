// Lists the residents of the demonstration: `npm run residents`, or `npm run -s residents -- --json` for programs.
import { parseArgs } from 'node:util';
import { residents } from '../gateway/demo/residents.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
if (values.json) {
  console.log(JSON.stringify(residents, null, 2));
} else {
  for (const { email, password, name, shows, tryThis } of residents) {
    console.log(`${name}  (${email}, ${password})\n  ${shows.join('; ')}\n  Try this: ${tryThis}\n`);
  }
}
