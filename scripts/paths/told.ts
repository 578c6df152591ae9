import { placeOf, screenOf } from '../../machines/screen.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { AnyEvent } from '../../machines/transition.ts';
import { CaseRunner, presentOf } from '../../src/walkthrough/case.ts';
import { moveInWords } from '../../src/walkthrough/choices.ts';
import type { WordedFlow } from '../../src/walkthrough/flow.ts';
import { stepTitle } from '../../src/walkthrough/sentences.ts';

/** What happens at one step of a way, in words. */
export interface ToldStep {
  readonly step: string;
  readonly title: string;
  readonly happens: readonly string[];
}

/** A way through a journey that an analyst can follow. */
export interface ToldWay {
  readonly circumstance: string;
  readonly steps: readonly ToldStep[];
  /** Where it leads; what went wrong, if the journey broke on the way. */
  readonly leads: string;
}

/** Tells a way step by step, in the words that residents read. */
export function toldWay(flow: WordedFlow, circumstance: string, events: readonly AnyEvent[]): ToldWay {
  const runner = new CaseRunner(flow);
  const steps: (ToldStep & { readonly happens: string[] })[] = [];
  const note = (step: string, happens: string) => {
    const last = steps.at(-1);
    if (last?.step === step) last.happens.push(happens);
    else steps.push({ step, title: stepTitle(flow.words, step), happens: [happens] });
  };
  try {
    let followed = runner.begin(circumstance);
    for (const event of events) {
      const before = presentOf(followed);
      note(placeOf(before.value)[0], moveInWords(runner, before, event));
      followed = runner.after(followed, event);
    }
    return { circumstance, steps, leads: placeInWords(flow, presentOf(followed)) };
  } catch (error) {
    return {
      circumstance,
      steps,
      leads: `breaks: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Where a journey stands, and what it says there. */
function placeInWords({ journey, words }: WordedFlow, snapshot: Snapshot): string {
  const [step, state] = placeOf(snapshot.value);
  const { notices, operation, halted } = screenOf(journey, snapshot);
  const { ended } = snapshot.context;
  const said = [...notices.map(({ notice }) => notice), halted?.notice, ended?.notice].filter(Boolean);
  const saying = said.length > 0 ? `, which says ${said.join(', ')}` : '';
  if (step.startsWith('end:')) return `ends at ${step.slice('end:'.length)}${saying}`;
  const title = named(stepTitle(words, step), step);
  if (halted) return `the error page ${halted.halt} of ${title}${saying}`;
  const waiting = operation === undefined ? '' : `, waiting for ${operation}`;
  return `${title}${state === 'asking' || waiting !== '' ? waiting : `, ${state}`}${saying}`;
}

/** A step by its title and its name, where these differ. */
const named = (title: string, step: string): string => (title === step ? step : `${title} (${step})`);

/** A way as a numbered list. */
export const printedWay = ({ circumstance, steps, leads }: ToldWay): string =>
  [
    `${circumstance[0]?.toUpperCase() ?? ''}${circumstance.slice(1)}`,
    ...steps.map(({ step, title, happens }, index) =>
      [
        `${String(index + 1).padStart(3)}. ${named(title, step)}`,
        ...happens.map((each) => `       ${each}`),
      ].join('\n'),
    ),
    `   → ${leads}`,
  ].join('\n');
