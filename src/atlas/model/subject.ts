import { operationIn } from '../../../machines/sample-events.ts';
import type { AnyEvent, Transition } from '../../../machines/transition.ts';
import { moveInWords } from '../../walkthrough/choices.ts';
import type { FindReport, WordedFlow } from '../../walkthrough/flow.ts';
import { faultNames, spaced, stepTitle } from '../../walkthrough/sentences.ts';
import { currentRules, currentSnapshot, WalkthroughRunner } from '../../walkthrough/walkthrough.ts';
import { faultOf, startOf } from './arrows.ts';
import { arrowsOf } from './graph.ts';

/** What a journey and a machine that is none have in common, for the views that show both. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly report: FindReport | undefined;
  readonly arrows: readonly Transition[];
  /** The steps or states, with their titles. */
  readonly places: ReadonlyMap<string, string>;
  readonly rules: readonly string[];
  readonly circumstances: readonly string[];
  /** The step or state in which an arrow starts. */
  placeOf(arrow: Transition): string;
  /** Why an arrow is taken, in words. */
  because(arrow: Transition): string;
  /** Where an arrow leads, in words; nothing for one that stays where it is. */
  leadsTo(arrow: Transition): string | undefined;
  /** What happens on a way, one thing after the other. */
  told(circumstance: string, events: readonly AnyEvent[]): readonly string[];
  /** The rules that are true somewhere on a way. */
  rulesOn(circumstance: string, events: readonly AnyEvent[]): ReadonlySet<string>;
}

export function subjectOf(flow: WordedFlow): Subject {
  const { journey, words, report, samples } = flow;
  const runner = new WalkthroughRunner(flow);
  return {
    id: journey.id,
    name: words.name,
    report,
    arrows: arrowsOf(journey),
    places: new Map(journey.steps.map(({ id }) => [id, stepTitle(words, id)])),
    rules: Object.keys(journey.rules),
    circumstances: Object.keys(samples.circumstances),
    placeOf: ({ from }) => from.slice(0, from.indexOf('.')),
    because: (arrow) => {
      const fault = arrow.kind === 'fault' ? faultOf(arrow) : undefined;
      if (arrow.kind !== 'fault') return spaced(arrow.because);
      const { state } = startOf(arrow);
      return `${spaced(operationIn(journey, state))} fails: ${faultNames[fault ?? 'otherwise']}`;
    },
    leadsTo: ({ to }) => {
      if (to === undefined) return undefined;
      const [place = '', state] = to.slice(`#${journey.id}.`.length).split(/\.(.*)/);
      if (place.startsWith('end:')) return `ends at ${spaced(place.slice('end:'.length))}`;
      return state === 'halted' ? `an error page over ${stepTitle(words, place)}` : stepTitle(words, place);
    },
    told: (circumstance, events) => {
      const { start, moves } = runner.replay(circumstance, events);
      return moves.map(({ event }, index) =>
        moveInWords(runner, (moves[index - 1] ?? start).snapshot, event),
      );
    },
    rulesOn: (circumstance, events) => {
      const seen = new Set<string>();
      let followed = runner.begin(circumstance);
      for (const event of [undefined, ...events]) {
        if (event) followed = runner.after(followed, event);
        if (currentSnapshot(followed).context.ended) break;
        for (const { rule, value } of currentRules(runner.flow, followed)) if (value) seen.add(rule);
      }
      return seen;
    },
  };
}
