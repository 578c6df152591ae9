// Checks the types of service request and puts them in force: `npm run case-types -- --help`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CaseTypesError, putInForce, readCaseTypesFile } from '../gateway/cases/catalogue.ts';
import { readConfig } from '../gateway/config.ts';
import { openDatabase } from '../gateway/database/open.ts';
import { caseTypesSchema } from './case-types-schema.ts';
import { command } from './command.ts';

const values = command('case-types', 'The types of service request, and the questions that they ask.')
  .option('--check <file>', 'says every mistake in it, and ends with 1 when there is any')
  .option(
    '--load <file>',
    'checks it and puts it in force in the database of the configuration, for every gateway on it, without a restart',
  )
  .option('--schema', 'writes content/case-types.schema.json anew, for editors')
  .parse()
  .opts();

async function checkTypes(file: string): Promise<void> {
  await readCaseTypesFile(file);
  console.log(`${file} has no mistakes.`);
}

async function loadTypes(file: string): Promise<void> {
  const checked = await readCaseTypesFile(file);
  const database = await openDatabase(readConfig(process.env));
  try {
    const version = await putInForce(database.db, checked);
    console.log(`${file} is in force, as version ${version}.`);
  } finally {
    await database.close();
  }
}

function writeSchema(): void {
  const file = path.resolve(import.meta.dirname, '../content/case-types.schema.json');
  writeFileSync(file, `${JSON.stringify(caseTypesSchema(), null, 2)}\n`);
  console.log(`${file} is written.`);
}

try {
  if (values.check !== undefined) await checkTypes(values.check);
  else if (values.load !== undefined) await loadTypes(values.load);
  else if (values.schema) writeSchema();
  else {
    console.error('Say --check FILE, --load FILE or --schema.');
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof CaseTypesError ? error.message : error);
  process.exitCode = 1;
}
