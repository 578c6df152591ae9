import { offeredJourneys } from '../../journeys/offered.ts';
import { eventRecorder } from '../../machines/exploration/index.ts';
import type { ShownMessage } from '../../src/stories/message-rows.ts';
import type { StepStories, Story } from './stories.ts';

/** A file of stories, and what it says. */
export interface StoryFile {
  /** Path below the folder of the stories. */
  readonly path: string;
  readonly text: string;
}

const head = '// Made from the definitions of the journeys each time that Storybook or its tests start.';

const numbered = (index: number, count: number, name: string): string =>
  `${String(index + 1).padStart(String(count).length, '0')}-${name}`;

/**
 * The files with the stories of a journey, one for each step. Storybook lists them in the order of their names: journeys as the
 * portal offers them, steps as they are asked.
 */
export function storyFilesOf(journey: string, steps: readonly StepStories[]): readonly StoryFile[] {
  const at = offeredJourneys.findIndex(({ id }) => id === journey);
  const folder = numbered(at < 0 ? offeredJourneys.length : at, offeredJourneys.length, journey);
  return steps.map((own) => ({
    path: `${folder}/${numbered(own.step.index, steps.length, own.step.id)}.stories.js`,
    text: textOf(journey, own),
  }));
}

/** Data as an expression. Storybook parses each file several times, and a string is one node of what it makes of it. */
const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

function textOf(journey: string, { title, stories }: StepStories): string {
  const { values, record } = eventRecorder();
  const exported = stories.map(({ exportName, name, screen: seen, globals }: Story) => {
    const { scenario = '', events = [] } = seen.path ?? {};
    const way = { journey, scenario, events: events.map(record) };
    return [
      `export const ${exportName} = {`,
      `  name: ${JSON.stringify(name)},`,
      ...(globals ? [`  globals: ${JSON.stringify(globals)},`] : []),
      `  parameters: { way: { ...${parsed(way)}, values } },`,
      '};',
    ].join('\n');
  });
  return [
    head,
    "import { meta } from '../../../../.storybook/journeys/story.tsx';",
    `const values = ${parsed(values)};`,
    `export default { title: ${JSON.stringify(title)}, ...meta };`,
    ...exported,
    '',
  ].join('\n\n');
}

/** The file with the stories of the words: where each message shows, and which files name it. */
export const catalogueFileOf = (
  shown: readonly ShownMessage[],
  named: Readonly<Record<string, readonly string[]>>,
): StoryFile => ({
  path: 'catalogue.stories.js',
  text: [
    head,
    "import { meta } from '../../../.storybook/journeys/catalogue-story.tsx';",
    `const catalogue = ${parsed({ shown, named })};`,
    "export default { title: 'Copy/Messages', ...meta };",
    "export const All = { name: 'All messages', parameters: { catalogue } };",
    "export const Nowhere = { name: 'Shown nowhere', parameters: { catalogue, nowhere: true } };",
    '',
  ].join('\n\n'),
});
