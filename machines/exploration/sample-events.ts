import {
  type AnyEvent,
  askedQuestions,
  type Compiled,
  Fault,
  type FaultKind,
  faultKinds,
  type Journey,
  operationOf,
  reviewed,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../engine/index.ts';
import { answerSamples, outputSamples, type Samples } from './samples.ts';
import type { Snapshot } from './state-key.ts';

/** The page is loaded anew with what was kept: no event of the machine, but something that happens to a journey. */
export const reload: AnyEvent = { type: 'reload' };

/** Tells everything that can happen in a situation, drawn from the samples. */
export function eventsBySamples(
  { journey, transitions }: Compiled,
  samples: Samples,
): (snapshot: Snapshot) => readonly AnyEvent[] {
  const listed = new Map<string, Set<string>>();
  for (const { from, event } of transitions) listed.set(from, (listed.get(from) ?? new Set()).add(event));
  const faults = new Map(Object.keys(journey.operations).map((id) => [id, faultsOf(journey, id)]));
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const from = statePath(snapshot.value).join('.');
    const { activity, operation = '' } = stateOf(snapshot);
    const events = [...(listed.get(from) ?? [])].flatMap((event): readonly AnyEvent[] => {
      if (event === 'always') return [];
      if (event === 'done') {
        const type = `xstate.done.actor.${from}`;
        return outputSamples(samples, operation).map((output) => ({ type, output }));
      }
      if (event === 'fault') {
        const type = `xstate.error.actor.${from}`;
        return (faults.get(operation) ?? []).map((error) => ({ type, error }));
      }
      if (event.startsWith('after ')) {
        return [{ type: `xstate.after.${event.slice('after '.length)}.${journey.id}.${from}` }];
      }
      return residentEvents(journey, samples, snapshot, event);
    });
    return activity === 'failed' ? [...events, reload] : events;
  };
}

/** What the resident can do, in every way that the samples know. */
function residentEvents(
  journey: Journey,
  samples: Samples,
  snapshot: Snapshot,
  event: string,
): readonly AnyEvent[] {
  const { context } = snapshot;
  const { step: stepId, activity } = stateOf(snapshot);
  const step = stepOf(journey, stepId);
  if (event === 'ANSWER') {
    const situation = situationOf(context);
    return askedQuestions(journey, step, situation).flatMap((question) =>
      answerSamples(samples, question, context.facts)
        .filter((sample) => activity !== 'asking' || sample !== situation.answers[question])
        .map((sample) => ({ type: event, question, value: sample })),
    );
  }
  if (event === 'UPDATE_ANSWER') {
    return Object.entries(journey.questions).flatMap(([question, { isBackground, check }]) =>
      answerSamples(samples, question, context.facts)
        .filter((sample) => isBackground && sample !== context.answers[question])
        .filter((sample) => check(sample, context.facts as never).length === 0)
        .map((sample) => ({ type: event, question, value: sample })),
    );
  }
  if (event === 'EDIT' || event === 'OPEN') {
    const wanted =
      event === 'OPEN'
        ? [journey.steps[0], journey.steps.at(-1)]
        : reviewed(journey, context).flatMap((row) => (row.isAsked ? [row.step] : []));
    return wanted.flatMap((target) => (target ? [{ type: event, step: target.id }] : []));
  }
  if (event === 'SECONDARY_ACTION')
    return Object.keys(step.secondaryActions).map((action) => ({ type: event, action }));
  return [{ type: event }];
}

/** One fault of each kind that the operation or its journey tells apart, and one that they do not. */
function faultsOf(journey: Journey, operation: string): readonly Fault[] {
  const named = { ...journey.faults, ...operationOf(journey, operation).faults };
  const kinds = faultKinds.filter((kind) => named[kind] !== undefined);
  const other: FaultKind | undefined = faultKinds.findLast((kind) => named[kind] === undefined);
  return [...kinds, ...(other ? [other] : [])].map((kind) => new Fault(kind));
}
