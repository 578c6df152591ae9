import {
  type AnyEvent,
  type Context,
  classify,
  currentOutcome,
  holds,
  isBlocking,
  isBusy,
  type Journey,
  memoryOf,
  operationsOf,
  restore,
  type Step,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import { type Flow, outputSamples, type Simulator, type Snapshot } from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';

/** The operations of a step whose outcome blocks it now. */
const blocking = (journey: Journey, step: Step, context: Context): readonly string[] =>
  operationsOf(step)
    .filter(({ run, when }) => {
      const outcome = currentOutcome(journey, run, context);
      return outcome && isBlocking(journey, run, outcome) && holds(journey, when, situationOf(context));
    })
    .map(({ run }) => run);

/** The ways in which a step is opened again. */
const openings = (
  journey: Journey,
  simulator: Simulator,
  step: Step,
): Readonly<Record<string, (at: Snapshot) => Snapshot>> => ({
  'loaded again': ({ context }) =>
    simulator.start({ memory: restore(journey, JSON.parse(JSON.stringify(memoryOf(context)))).memory }),
  'opened by its address': (at) => simulator.next(at, { type: 'OPEN', step: step.id }),
  ...(journey.back === 'none'
    ? {}
    : {
        'come to by Back and Continue': (at) => {
          const back = simulator.next(at, { type: 'GO_BACK' });
          return back.status === 'active' ? simulator.next(back, { type: 'CONTINUE' }) : back;
        },
      }),
});

/** The event of an operation that comes back with an outcome that leads on; undefined where the samples have none. */
function leadingOn({ journey, samples }: Flow, snapshot: Snapshot): AnyEvent | undefined {
  const { context } = snapshot;
  const [step, state] = statePath(snapshot.value);
  const { operation: id = '' } = stateOf(snapshot);
  const operation = journey.operations[id];
  const output = outputSamples(samples, id).find((sample) => {
    const name = operation && classify(operation, sample, situationOf(context));
    return name !== undefined && operation?.outcomes[name]?.goTo === 'next';
  });
  return output === undefined ? undefined : { type: `xstate.done.actor.${step}.${state}`, output };
}

/** Goes on as long as operations run, each coming back with what leads on. Tells which ran. */
function goneOn(flow: Flow, simulator: Simulator, from: Snapshot) {
  const ran = new Set<string>();
  let at = from;
  for (let moves = 0; moves < 100 && at.status === 'active'; moves += 1) {
    const [step, name] = statePath(at.value);
    const state = stateOf(at);
    const { debounceMs: after } =
      stepOf(flow.journey, step).check.find(
        ({ run }) => state.activity === 'settling' && state.operation === run,
      ) ?? {};
    const event = after
      ? { type: `xstate.after.${after}.${flow.journey.id}.${step}.${name}` }
      : isBusy(state)
        ? leadingOn(flow, at)
        : undefined;
    if (event === undefined) break;
    if (!after) ran.add(state.operation ?? '');
    at = simulator.next(at, event);
  }
  return { at, ran };
}

/**
 * What the provider says no to is asked anew each time that its step is opened, and where the answer is another one by
 * then, it leads on.
 */
export function blockedComplaints(flow: Flow, simulator: Simulator, snapshot: Snapshot): Complaints {
  const { journey } = flow;
  const [id, state] = statePath(snapshot.value);
  if (snapshot.status !== 'active' || state !== 'asking') return [];
  const step = stepOf(journey, id);
  const blockers = blocking(journey, step, snapshot.context);
  if (blockers.length === 0) return [];
  return Object.entries(openings(journey, simulator, step)).flatMap(([opened, open]) => {
    const { at, ran } = goneOn(flow, simulator, open(snapshot));
    if (at.status !== 'active' || statePath(at.value)[0] !== id) return [];
    return blocking(journey, step, at.context)
      .filter((operation) => blockers.includes(operation) && !ran.has(operation))
      .map((operation) => `${id}, ${opened}, is still blocked by ${operation}, which is not asked anew`);
  });
}
