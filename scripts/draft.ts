// Makes a patch of a draft that an analyst saved in the atlas: `npm run draft -- --help`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCaseTypesOfSetting } from './case-types-setting.ts';
import { command } from './command.ts';

const root = path.resolve(import.meta.dirname, '..');

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}

const [file] = command(
  'draft',
  'Prints a patch of a draft that an analyst saved in the atlas; pipe it to git apply. What cannot be found in the sources for certain is told on the standard error, to be changed by hand.',
)
  .argument('<file>', 'the draft, such as repair-draft.json')
  .parse().processedArgs;
await readCaseTypesOfSetting();
// Imported late, because they load the journeys and with them the types of service request.
const { flows } = await import('../journeys/registry.ts');
const { parseDraft } = await import('../src/atlas/draft/model/draft.ts');
const { patchOf } = await import('./draft/patch.ts');
const text = readFileSync(file, 'utf8');
const flow = flows.find(({ journey: { id } }) => text.includes(`"journey":${JSON.stringify(id)}`));
if (!flow) exitWith(`${file} is a draft of no journey that there is.`);
const parsed = parseDraft(text.trim(), flow.journey.id);
if ('fault' in parsed) exitWith(`${file}: ${parsed.fault}`);
const { diff, byHand } = patchOf(root, flow, parsed.draft);
process.stdout.write(diff);
for (const what of byHand) console.error(what);
// The rest of the patch can be applied all the same.
if (byHand.length > 0) process.exitCode = 1;
