// Makes a patch of a draft that an analyst saved in the atlas: `npm run draft -- --help`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../journeys/registry.ts';
import { parseDraft } from '../src/atlas/draft/model/draft.ts';
import { readCaseTypesOfSetting } from './case-types-setting.ts';
import { command } from './command.ts';
import { patchOf } from './draft/patch.ts';

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
const text = readFileSync(file, 'utf8');
const journey = flows.find(({ journey: { id } }) =>
  text.includes(`"journey":${JSON.stringify(id)}`),
)?.journey;
if (!journey) exitWith(`${file} is a draft of no journey that there is.`);
const parsed = parseDraft(text.trim(), journey.id);
if ('fault' in parsed) exitWith(`${file}: ${parsed.fault}`);
const { diff, byHand } = patchOf(root, journey, parsed.draft);
process.stdout.write(diff);
for (const what of byHand) console.error(what);
// The rest of the patch can be applied all the same.
if (byHand.length > 0) process.exitCode = 1;
