// Prints the state machine of a journey as JSON that XState's own tools can read: `npm run machine -- repair`.
// Guards, actions and actors are names; the analyst's sentence is the description of each transition.
import { parseArgs } from 'node:util';
import { configure } from '../machines/engine/index.ts';
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [wanted] = positionals;

try {
  await readCaseTypesOfSetting();
  // Only now: it loads the journeys, and with them the types of service request.
  const { flows } = await import('../journeys/registry.ts');
  const journey = flows.map((flow) => flow.journey).find(({ id }) => id === wanted);
  if (journey) {
    const { config } = configure(journey, { run: () => new Promise(() => {}), newKey: () => '' });
    console.log(JSON.stringify(config, null, 2));
  } else {
    const names = flows.map((flow) => flow.journey.id).join(', ');
    console.error(`Usage: npm run machine -- JOURNEY, where JOURNEY is one of ${names}`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!isMistakeInFile(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
