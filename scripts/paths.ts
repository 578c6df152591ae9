// Walks everything that can happen in every flow: `npm run paths -- --help` tells what it can do.
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';

try {
  await readCaseTypesOfSetting();
  // Only now: it loads the journeys, and with them the types of service request.
  const { main } = await import('./paths/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!isMistakeInFile(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
