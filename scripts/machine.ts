// The state machine of a journey: `npm run machine -- repair`.
import { configure } from '../machines/engine/index.ts';
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';
import { command } from './command.ts';

const [wanted] = command(
  'machine',
  'Prints the state machine of a journey as JSON that XState’s own tools can read. Guards, actions and actors are names; the analyst’s sentence is the description of each transition.',
)
  .argument('<journey>', 'its name')
  .parse().processedArgs;

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
    console.error(`There is no journey ${wanted}, but ${names}.`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!isMistakeInFile(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
