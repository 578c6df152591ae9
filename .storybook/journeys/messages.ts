import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notices } from '../../content/notices.ts';
import { screenOf, situationOf } from '../../machines/engine/index.ts';
import type { Snapshot } from '../../machines/exploration/index.ts';
import type { ShownMessage } from '../../src/stories/message-rows.ts';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { currentSnapshot, WalkthroughRunner } from '../../src/walkthrough/walkthrough.ts';
import { wantedReading } from '../../test/support/screen-reading.ts';
import type { StepStories } from './stories.ts';

/** Every message that the stories of a journey show, each once for a step and a tone. */
export function shownMessages(flow: FlowWithCopy, steps: readonly StepStories[]): readonly ShownMessage[] {
  const runner = new WalkthroughRunner(flow);
  const places = new Map<string, ShownMessage>();
  for (const { step, stories } of steps) {
    for (const { id: story, screen } of stories) {
      const { scenario = '', events = [] } = screen.path ?? {};
      const snapshot = currentSnapshot(runner.replay(scenario, events));
      const { titleMessage } = flow.journey.placeholders(situationOf(snapshot.context));
      const messages = [...messagesOn(flow, snapshot), ...(titleMessage ? [['heading', titleMessage]] : [])];
      for (const [tone = '', key = ''] of messages) {
        const place = { key, journey: flow.copy.name, step: step.id, tone, story };
        const name = [key, step.id, tone].join();
        if (!places.has(name)) places.set(name, place);
      }
    }
  }
  return [...places.values()];
}

/** The messages on a screen, each with the tone in which it is said. */
function messagesOn(
  { journey, portal, copy }: FlowWithCopy,
  snapshot: Snapshot,
): readonly (readonly string[])[] {
  const { failure, notices: said, questions, operation } = screenOf(journey, snapshot);
  const waiting = copy.messages?.[operation ?? ''];
  const told = said.map(({ tone, notice }) => [tone, notice]);
  const refused = questions.flatMap(({ id, complaints }) =>
    complaints.map(({ notice }) => [`refused: ${id}`, notice]),
  );
  const known = new Set([...told, ...refused].map(([, key]) => key));
  const others = portal ? wantedReading(portal, snapshot).messages.filter((key) => !known.has(key)) : [];
  return [
    ...told,
    ...refused,
    ...others.map((key) => [failure ? 'error page' : 'dialog', key]),
    ...(waiting ? [['waiting', waiting]] : []),
  ];
}

const sources = 'src/{app,client,features,fields,renderer,ui}/**/*.{ts,tsx}';
const others = ['journeys/*/{flow,result}.ts', 'gateway/**/*.ts'];
const isProduct = (file: string): boolean =>
  !/\.(test|stories)\.tsx?$|[\\/](examples|samples)[\\/.]/.test(file);

/** For each message the files that name it, though they define no journey. */
export function namedMessages(root: string): Readonly<Record<string, readonly string[]>> {
  const named: Record<string, string[]> = {};
  for (const file of globSync([sources, ...others], { cwd: root })
    .filter(isProduct)
    .toSorted()) {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/['"](\w+)['"]/g);
    for (const key of new Set([...found].map(([, name = '']) => name))) {
      if (Object.hasOwn(notices, key)) named[key] = [...(named[key] ?? []), file.replaceAll('\\', '/')];
    }
  }
  return named;
}
