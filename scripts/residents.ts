// Lists who can sign in at the demonstration: `npm run residents -- --help`.
import { analysts } from '../gateway/demo/analysts.ts';
import { residents } from '../gateway/demo/residents.ts';
import { command } from './command.ts';

const values = command('residents', 'Lists who can sign in at the demonstration.')
  .option('--json', 'prints the residents for programs')
  .parse()
  .opts();

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
