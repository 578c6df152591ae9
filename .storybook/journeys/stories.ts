import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Step } from '../../machines/engine/index.ts';
import type { ReachableScreen } from '../../machines/exploration/index.ts';
import { spaced } from '../../machines/exploration/index.ts';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';

/** One story: a state, and how it is looked at. */
export interface Story {
  readonly id: string;
  /** What it is called in its file. */
  readonly exportName: string;
  readonly name: string;
  readonly seen: ReachableScreen;
  readonly globals: object | undefined;
}

/** The stories of one step. */
export interface StepStories {
  readonly step: Step;
  readonly title: string;
  readonly stories: readonly Story[];
}

const looks: readonly { readonly name: string; readonly globals: object }[] = [
  { name: 'Narrow phone', globals: { viewport: { value: 'small', isRotated: false } } },
  { name: 'Dark', globals: { scheme: 'dark' } },
];

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as one of the language: `Refused: SSR052` becomes `Refused_SSR052`. */
const exportNameOf = (name: string): string =>
  upper(name.replaceAll(/[^\p{L}\p{N}]+/gu, '_').replace(/_$/, ''));

/** The stories of a flow: every way in which its steps can look, as far as it can be seen. */
export const storiesOf = (
  { journey, copy }: FlowWithCopy,
  seen: readonly ReachableScreen[],
): readonly StepStories[] =>
  journey.steps.map((step) => {
    // A stroke would part the title.
    const title = ['Journeys', copy.name.replaceAll('/', '∕'), upper(spaced(step.id))].join('/');
    const own = seen.filter(({ state, path }) => state.step === step.id && path);
    return { step, title, stories: lookedAt(own).map((story) => told(title, story)) };
  });

type Untold = Pick<Story, 'name' | 'seen'> & { readonly globals?: object };

/** A story for each state; the first view and the first that went wrong on a narrow phone and on a dark screen, too. */
function lookedAt(seen: readonly ReachableScreen[]): readonly Untold[] {
  const first = seen.find(({ state }) => state.kind === 'view');
  const wrong = seen.find(({ state }) => state.kind === 'refused' || state.kind === 'notice');
  return [
    ...seen.map((one) => ({ name: one.state.name, seen: one })),
    ...looks.flatMap(({ name, globals }): readonly Untold[] => [
      ...(first ? [{ name, seen: first, globals }] : []),
      ...(wrong ? [{ name: `${name}, ${lower(wrong.state.name)}`, seen: wrong, globals }] : []),
    ]),
  ];
}

function told(title: string, { name, seen, globals }: Untold): Story {
  const exportName = exportNameOf(name);
  return { id: toId(title, storyNameFromExport(exportName)), exportName, name, seen, globals };
}
