// Describes the journeys of the version of the project that lies in a folder; run as a process of its own, because each
// version brings its own modules:
//   node scripts/atlas/describe.ts <folder> <file for the description, as JSON>
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Copy, PortalFlow } from '../../machines/engine/index.ts';
import type { Flow, MachineFlow } from '../../machines/exploration/index.ts';
import { describeJourney } from '../../src/atlas/changes/model/describe.ts';
import { describeMachine } from '../../src/atlas/changes/model/describe-machine.ts';
import type { Item, JourneyDescription } from '../../src/atlas/changes/model/description.ts';
import { noCopy } from '../../src/walkthrough/flow.ts';
import { definitionFiles } from './files.ts';

const [root = '', out = ''] = process.argv.slice(2);

/** A module of the version; nothing when it has no such file. */
async function moduleAt<Module>(file: string): Promise<Partial<Module> | undefined> {
  const whole = path.join(root, file);
  return existsSync(whole) ? await import(pathToFileURL(whole).href) : undefined;
}

interface Offered {
  readonly id: string;
  /** Earlier versions call the copy of a flow its words. */
  load?(): Promise<{ readonly flow: Partial<PortalFlow> & { readonly words?: Copy } }>;
}

/** The journeys that the portal offers, as every version so far tells of them. */
async function offeredBy(): Promise<readonly Offered[]> {
  const now = await moduleAt<{ readonly offeredJourneys: readonly Offered[] }>('journeys/offered.ts');
  const earlier = await moduleAt<{ readonly portalJourneys: readonly Offered[] }>('journeys/portal.ts');
  return now?.offeredJourneys ?? earlier?.portalJourneys ?? [];
}

const remarks: string[] = [];
const remark = (sentence: string) => remarks.push(sentence);

async function readCopy(offered: readonly Offered[], id: string): Promise<Copy | undefined> {
  const entry = offered.find((each) => each.id === id);
  const flow = (await entry?.load?.())?.flow;
  return flow?.copy ?? flow?.words;
}

/** Without words there are no texts to compare, which is not the same as having none. */
function withoutTexts(description: JourneyDescription): JourneyDescription {
  remark(`${description.id}: it has no words that could be read.`);
  const { texts: _texts, ...sections } = description.sections;
  return { ...description, sections };
}

const registry = await moduleAt<{ readonly flows: readonly Flow[] }>('journeys/registry.ts');
const offered = await offeredBy();
const content = await moduleAt<{ readonly notices: Readonly<Record<string, string>> }>('content/notices.ts');
const notices = content?.notices ?? {};

const journeys = [];
for (const { journey, samples } of registry?.flows ?? []) {
  const copy = await readCopy(offered, journey.id);
  const described = { journey, copy: copy ?? noCopy(journey.id), samples, notices };
  const description = {
    ...describeJourney(described, remark),
    files: definitionFiles(root, journey.id),
  };
  journeys.push(copy ? description : withoutTexts(description));
}
const listed = await moduleAt<{ readonly machineFlows: readonly MachineFlow[] }>(
  'machines/supporting-machines.ts',
);
const machines = listed?.machineFlows?.map(describeMachine);

const messages = Object.entries(notices).map(
  ([key, text]): Item => ({ id: `notices.${key}`, title: key, steps: [], fields: { text: [text] } }),
);
writeFileSync(out, JSON.stringify({ journeys, machines, messages, remarks }));
