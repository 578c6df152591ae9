import type { Move } from '../../machines/explore.ts';
import { explore } from '../../machines/explore.ts';
import type { Step } from '../../machines/journey.ts';
import { eventRecorder } from '../../machines/recorded-event.ts';
import { type SeenState, seenStates } from '../../machines/states/seen.ts';
import type { AtlasFlow } from '../../src/atlas/model/flow.ts';
import { spaced } from '../../src/atlas/model/sentences.ts';

/** The stories of one step: a file, and what it says. */
export interface StoryFile {
  /** Path below the folder of the stories. */
  readonly path: string;
  readonly text: string;
}

interface Story {
  readonly name: string;
  readonly seen: SeenState;
  readonly globals?: object;
}

const looks: readonly { readonly name: string; readonly globals: object }[] = [
  { name: 'Narrow phone', globals: { viewport: { value: 'small', isRotated: false } } },
  { name: 'Dark', globals: { scheme: 'dark' } },
];

/**
 * The files with the stories of a flow, one for each step: every way in which it can look, as far as it can be seen.
 * @param seen what was looked for already, to spare doing it again
 */
export function storyFilesOf(
  flow: AtlasFlow,
  seen: readonly SeenState[] = seenStates(flow, explore(flow)),
): readonly StoryFile[] {
  const width = String(flow.journey.steps.length).length;
  return flow.journey.steps.map((step) => {
    const place = String(step.index + 1).padStart(width, '0');
    const own = seen.filter(({ state, path }) => state.step === step.id && path);
    return {
      path: `${flow.journey.id}/${place}-${step.id}.stories.js`,
      text: fileOf(flow, step, storiesOf(own)),
    };
  });
}

/** A story for each state, and the first view and the first that went wrong on a narrow phone and on a dark screen. */
function storiesOf(seen: readonly SeenState[]): readonly Story[] {
  const first = seen.find(({ state }) => state.kind === 'view');
  const wrong = seen.find(({ state }) => state.kind === 'refused' || state.kind === 'notice');
  return [
    ...seen.map((one): Story => ({ name: one.state.name, seen: one })),
    ...looks.flatMap(({ name, globals }): readonly Story[] => [
      ...(first ? [{ name, seen: first, globals }] : []),
      ...(wrong ? [{ name: `${name}, ${lower(wrong.state.name)}`, seen: wrong, globals }] : []),
    ]),
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as one of the language: `Refused: SSR052` becomes `Refused_SSR052`. */
const exportNameOf = (name: string): string =>
  upper(name.replaceAll(/[^\p{L}\p{N}]+/gu, '_').replace(/_$/, ''));

function fileOf({ journey, words }: AtlasFlow, step: Step, stories: readonly Story[]): string {
  const { values, record } = eventRecorder();
  const exported = stories.map(({ name, seen, globals }) => {
    const { circumstance = '', moves = [] } = seen.path ?? {};
    const events = moves.map(({ event }: Move) => record(event));
    const way = JSON.stringify({ journey: journey.id, circumstance, events });
    return [
      `export const ${exportNameOf(name)} = {`,
      `  name: ${JSON.stringify(name)},`,
      ...(globals ? [`  globals: ${JSON.stringify(globals)},`] : []),
      `  parameters: { way: { ...${way}, values } },`,
      '};',
    ].join('\n');
  });
  const title = ['Journeys', words.name, upper(spaced(step.id))]
    .map((part) => part.replaceAll('/', '∕'))
    .join('/');
  return [
    '// Made from the definition of the journey each time that Storybook or its tests start.',
    "import { meta } from '../../../../.storybook/journeys/story.tsx';",
    `const values = ${JSON.stringify(values)};`,
    `export default { title: ${JSON.stringify(title)}, ...meta };`,
    ...exported,
    '',
  ].join('\n\n');
}
