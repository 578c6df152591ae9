import { type AnyEvent, screenOf, stateOf, statePath } from '../../machines/engine/index.ts';
import type { Snapshot } from '../../machines/exploration/index.ts';
import { moveInWords } from '../../src/walkthrough/choices.ts';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { stepTitle } from '../../src/walkthrough/sentences.ts';
import { currentSnapshot, WalkthroughRunner } from '../../src/walkthrough/walkthrough.ts';

/** What happens at one step of a path, in words. */
interface DescribedStep {
  readonly step: string;
  readonly title: string;
  readonly happens: readonly string[];
}

/** A path through a journey in words, step by step. */
export interface DescribedPath {
  readonly scenario: string;
  readonly steps: readonly DescribedStep[];
  /** Where it leads, or what was thrown on the way. */
  readonly leads: string;
}

/** Describes a path step by step, in the words that residents read. */
export function describeSteps(
  flow: FlowWithCopy,
  scenario: string,
  events: readonly AnyEvent[],
): DescribedPath {
  const runner = new WalkthroughRunner(flow);
  const steps: (DescribedStep & { readonly happens: string[] })[] = [];
  const add = (step: string, happens: string) => {
    const last = steps.at(-1);
    if (last?.step === step) last.happens.push(happens);
    else steps.push({ step, title: stepTitle(flow.copy, step), happens: [happens] });
  };
  try {
    let reached = runner.begin(scenario);
    for (const event of events) {
      const before = currentSnapshot(reached);
      add(statePath(before.value)[0], moveInWords(runner, before, event));
      reached = runner.after(reached, event);
    }
    return { scenario, steps, leads: describeState(flow, currentSnapshot(reached)) };
  } catch (error) {
    return {
      scenario,
      steps,
      leads: `breaks: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The state of a journey, and the messages that it shows. */
function describeState({ journey, copy }: FlowWithCopy, snapshot: Snapshot): string {
  const { step, activity, end } = stateOf(snapshot);
  const { notices, operation, failure } = screenOf(journey, snapshot);
  const { ended } = snapshot.context;
  const shown = [...notices.map(({ notice }) => notice), failure?.notice, ended?.notice].filter(Boolean);
  const messages = shown.length > 0 ? `, which says ${shown.join(', ')}` : '';
  if (end !== undefined) return `ends at ${end}${messages}`;
  const title = withName(stepTitle(copy, step), step);
  if (failure) return `the error page ${failure.errorPage} of ${title}${messages}`;
  const waiting = operation === undefined ? '' : `, waiting for ${operation}`;
  return `${title}${activity === 'asking' || waiting !== '' ? waiting : `, ${activity}`}${messages}`;
}

/** The title of a step, with its name where that differs. */
const withName = (title: string, step: string): string => (title === step ? step : `${title} (${step})`);

/** A path as a numbered list. */
export const formatPath = ({ scenario, steps, leads }: DescribedPath): string =>
  [
    `${scenario[0]?.toUpperCase() ?? ''}${scenario.slice(1)}`,
    ...steps.map(({ step, title, happens }, index) =>
      [
        `${String(index + 1).padStart(3)}. ${withName(title, step)}`,
        ...happens.map((each) => `       ${each}`),
      ].join('\n'),
    ),
    `   → ${leads}`,
  ].join('\n');
