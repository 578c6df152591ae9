// Describes the journeys of the version of the project that lies in a folder; run as a process of its own, because each
// version brings its own modules:
//   node scripts/atlas/describe.ts <folder> <file for the description, as JSON>
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachineFlow } from '../../machines/machine-flow.ts';
import type { PortalFlow } from '../../machines/portal.ts';
import type { Flow } from '../../machines/samples.ts';
import type { Words } from '../../machines/words.ts';
import { describeJourney } from '../../src/atlas/changes/model/describe.ts';
import { describeMachine } from '../../src/atlas/changes/model/describe-machine.ts';
import type { Item, JourneyDescription } from '../../src/atlas/changes/model/description.ts';
import { noWords } from '../../src/atlas/model/flow.ts';
import { codeBookOf } from './code-book.ts';

const [root = '', out = ''] = process.argv.slice(2);

/** A module of the version; nothing when it has no such file. */
async function moduleAt<Module>(file: string): Promise<Partial<Module> | undefined> {
  const whole = path.join(root, file);
  return existsSync(whole) ? await import(pathToFileURL(whole).href) : undefined;
}

interface Portal {
  readonly portalJourneys: readonly {
    readonly id: string;
    load?(): Promise<{ readonly flow: PortalFlow }>;
  }[];
}

const remarks: string[] = [];
const remark = (sentence: string) => remarks.push(sentence);

async function wordsOf(portal: Partial<Portal> | undefined, id: string): Promise<Words | undefined> {
  const entry = portal?.portalJourneys?.find((each) => each.id === id);
  return (await entry?.load?.())?.flow.words;
}

/** Without words there are no texts to compare, which is not the same as having none. */
function withoutTexts(description: JourneyDescription): JourneyDescription {
  remark(`${description.id}: it has no words that could be read.`);
  const { texts: _texts, ...sections } = description.sections;
  return { ...description, sections };
}

const registry = await moduleAt<{ readonly flows: readonly Flow[] }>('journeys/registry.ts');
const portal = await moduleAt<Portal>('journeys/portal.ts');
const content = await moduleAt<{ readonly notices: Readonly<Record<string, string>> }>('content/notices.ts');
const notices = content?.notices ?? {};

const journeys = [];
for (const { journey, samples } of registry?.flows ?? []) {
  const words = await wordsOf(portal, journey.id);
  const code = codeBookOf(root, journey.id, remark);
  const description = describeJourney(
    { journey, words: words ?? noWords(journey.id), samples, notices, code },
    remark,
  );
  journeys.push(words ? description : withoutTexts(description));
}
const listed = await moduleAt<{ readonly machineFlows: readonly MachineFlow[] }>('machines/registry.ts');
const machines = listed?.machineFlows?.map(describeMachine);

const messages = Object.entries(notices).map(
  ([key, text]): Item => ({ id: `notices.${key}`, title: key, steps: [], fields: { text: [text] } }),
);
writeFileSync(out, JSON.stringify({ journeys, machines, messages, remarks }));
