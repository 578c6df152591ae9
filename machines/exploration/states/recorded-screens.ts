import { type AnyEvent, type Journey, statePath } from '../../engine/index.ts';
import type { Arriving, Explored } from '../explore.ts';
import { eventOf, eventRecorder, type RecordedEvent, type RecordedValue } from '../recorded-event.ts';
import type { Flow } from '../samples.ts';
import { screenAt } from '../screen-at.ts';
import type { Snapshot } from '../state-key.ts';
import { screenFinder } from './screen-finder.ts';
import type { StepState } from './state.ts';

/** What a way in which a step can look is known by. */
export type ScreenName = Pick<StepState, 'step' | 'name' | 'kind' | 'at'>;

/** The ways in which the steps of a journey can look, as one walk found them, as plain data. */
export interface RecordedScreens {
  readonly flow: string;
  /** A digest of the sources that they were found in. They hold for no others. */
  readonly sources: string;
  readonly screens: readonly (ScreenName & {
    /** The shortest way there; none where no sample leads there. */
    readonly path?: { readonly scenario: string; readonly events: readonly RecordedEvent[] };
  })[];
  /** Values that events hold. */
  readonly values: readonly RecordedValue[];
  /** Every message that showed anywhere, with its step and its tone. */
  readonly messages: readonly string[];
  /** Every state of the machine in which it came to rest. */
  readonly places: readonly string[];
}

/** A way in which a step can look, with the events that lead to it from a start. */
export interface SeenScreen {
  readonly state: ScreenName;
  readonly path: { readonly scenario: string; readonly events: readonly AnyEvent[] } | undefined;
}

/** What a screen tells, each message with the step and the tone in which it does. */
export function messagesOn(journey: Journey, snapshot: Snapshot): readonly string[] {
  const { step, notices, questions, failure } = screenAt(journey, snapshot);
  return [
    ...notices.map(({ tone, notice }) => `${step.id} ${tone}: ${notice}`),
    ...questions.flatMap(({ id, complaints }) =>
      complaints.map(({ notice }) => `${step.id} about ${id}: ${notice}`),
    ),
    ...(failure ? [`${step.id} ${failure.errorPage}: ${failure.notice}`] : []),
  ];
}

/** Notes on a walk through a journey what shows, and takes down how its steps can look when the walk is over. */
export function screenRecorder(flow: Flow) {
  const messages = new Set<string>();
  const places = new Set<string>();
  const finder = screenFinder(flow);
  return {
    /** To be told of every arrival of the walk. */
    arrived(snapshot: Snapshot, arriving: Arriving<Snapshot>): void {
      finder.arrived(snapshot, arriving);
      if (snapshot.status !== 'active') return;
      for (const message of messagesOn(flow.journey, snapshot)) messages.add(message);
      places.add(statePath(snapshot.value).join('.'));
    },
    /** @param sources digest of the sources that were walked */
    record(explored: Explored, sources: string): RecordedScreens {
      const { record, values } = eventRecorder();
      const screens = finder
        .screens(explored)
        .map(({ state: { step, name, kind, at }, path }): RecordedScreens['screens'][number] => ({
          ...{ step, name, kind, at },
          ...(path && {
            path: { scenario: path.scenario, events: path.edges.map(({ event }) => record(event)) },
          }),
        }));
      return { flow: explored.id, sources, screens, values, messages: [...messages], places: [...places] };
    },
  };
}

/** The screens of a record, with events that can be sent. */
export const screensIn = ({ screens, values }: RecordedScreens): readonly SeenScreen[] =>
  screens.map(({ path, ...state }) => ({
    state,
    path: path && {
      scenario: path.scenario,
      events: path.events.map((event) => eventOf(event, values)),
    },
  }));
