// Explores every journey and supporting machine: see `npm run paths -- --help`.
import { isMistakeInFile, readCaseTypesOfSetting } from './case-types-setting.ts';

try {
  await readCaseTypesOfSetting();
  // Imported late, because it loads the journeys and with them the types of service request.
  const { main } = await import('./paths/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!isMistakeInFile(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
