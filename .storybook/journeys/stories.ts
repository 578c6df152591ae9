import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Step } from '../../machines/engine/index.ts';
import type { SeenScreen } from '../../machines/exploration/index.ts';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { stepTitle } from '../../src/walkthrough/sentences.ts';

/** One story: a state, and how it is looked at. */
export interface Story {
  readonly id: string;
  /** What it is called in its file. */
  readonly exportName: string;
  readonly name: string;
  readonly screen: SeenScreen;
  readonly globals: object | undefined;
}

/** The stories of one step, under its heading on the screen. */
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
  screens: readonly SeenScreen[],
): readonly StepStories[] => {
  const headings = journey.steps.map(({ id }) => upper(stepTitle(copy, id)));
  return journey.steps.map((step, at) => {
    const heading = headings[at] ?? '';
    const isShared = headings.indexOf(heading) !== headings.lastIndexOf(heading);
    const title = ['Journeys', copy.name, isShared ? `${heading} (${step.id})` : heading]
      // A stroke would part the title.
      .map((part) => part.replaceAll('/', '∕'))
      .join('/');
    const own = screens.filter(({ state, path }) => state.step === step.id && path);
    return { step, title, stories: storiesOfStates(own).map((story) => titled(title, story)) };
  });
};

type Untitled = Pick<Story, 'name' | 'screen'> & { readonly globals?: object };

/** A story for each state; the first view and the first that went wrong on a narrow phone and on a dark screen, too. */
function storiesOfStates(screens: readonly SeenScreen[]): readonly Untitled[] {
  const first = screens.find(({ state }) => state.kind === 'view');
  const wrong = screens.find(({ state }) => state.kind === 'refused' || state.kind === 'notice');
  return [
    ...screens.map((one) => ({ name: one.state.name, screen: one })),
    ...looks.flatMap(({ name, globals }): readonly Untitled[] => [
      ...(first ? [{ name, screen: first, globals }] : []),
      ...(wrong ? [{ name: `${name}, ${lower(wrong.state.name)}`, screen: wrong, globals }] : []),
    ]),
  ];
}

function titled(title: string, { name, screen, globals }: Untitled): Story {
  const exportName = exportNameOf(name);
  return { id: toId(title, storyNameFromExport(exportName)), exportName, name, screen, globals };
}
