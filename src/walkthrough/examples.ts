import {
  type AnyEvent,
  complaintsOf,
  initialOf,
  questionOf,
  situationOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import { explorableJourney, type Flow, type Snapshot } from '../../machines/exploration/index.ts';

/** A way to a step: where it starts and what happens on it. */
export interface Example {
  readonly initialScenario: string;
  readonly events: readonly AnyEvent[];
  readonly snapshot: Snapshot;
}

/** More situations than this are not looked at: every step of a journey is found long before. */
const max = 20_000;

const known = new WeakMap<Flow, ReadonlyMap<string, Example>>();

/**
 * For each step the shortest way by which it comes to be asked, when everything that is answered is right and nothing
 * breaks. Steps to which no such way leads are missing. Searched once for a flow.
 */
export function examplesOf(flow: Flow): ReadonlyMap<string, Example> {
  const examples = known.get(flow) ?? searched(flow);
  known.set(flow, examples);
  return examples;
}

function searched(flow: Flow): ReadonlyMap<string, Example> {
  const { journey } = flow;
  const { initialScenarios, start, next, events, key, coarserKeys } = explorableJourney(flow);
  const nameOf = coarserKeys.at(-1)?.key ?? key;
  const examples = new Map<string, Example>();
  const seen = new Set<string>();
  const queue: Example[] = [];
  const arrive = (example: Example) => {
    const id = nameOf(example.snapshot);
    if (seen.has(id)) return;
    seen.add(id);
    queue.push(example);
    const [step, state] = statePath(example.snapshot.value);
    if (state === 'asking' && !examples.has(step)) examples.set(step, example);
  };

  /** Questions are answered in their order, each once and rightly: other orders lead to the same steps. */
  const leadsOnward = ({ context, value }: Snapshot, event: AnyEvent): boolean => {
    if (/^xstate\.(?:done|after)/.test(event.type)) return true;
    const [stepId] = statePath(value);
    const situation = situationOf(context);
    const wrong = Object.keys(complaintsOf(journey, stepOf(journey, stepId), situation));
    if (event.type === 'CONTINUE') return wrong.length === 0;
    if (!('question' in event)) return false;
    const { question, value: entered } = event;
    const given = situation.answers[question];
    const definition = questionOf(journey, question);
    const isUntouched = given === initialOf(journey, question, situation.facts);
    const isNext = wrong[0] === question || (wrong.length === 0 && isUntouched);
    return isNext && given !== entered && definition.check(entered, situation.facts).length === 0;
  };

  // The first circumstance comes first: it is the usual one.
  let done = 0;
  for (const scenario of initialScenarios) {
    arrive({ initialScenario: scenario, events: [], snapshot: start(scenario).at });
    for (let example = queue[done]; example; example = queue[done]) {
      done += 1;
      if (examples.size === journey.steps.length || seen.size > max) return examples;
      for (const event of events(example.snapshot)) {
        if (!leadsOnward(example.snapshot, event)) continue;
        arrive({
          initialScenario: scenario,
          events: [...example.events, event],
          snapshot: next(example.snapshot, event).at,
        });
      }
    }
  }
  return examples;
}
