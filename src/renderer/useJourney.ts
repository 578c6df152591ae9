import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createActor, type Snapshot, type SnapshotFrom } from 'xstate';
import {
  type Context,
  compile,
  dispatch,
  type Journey,
  type JourneyEvent,
  type JourneyMachine,
  type JourneyOutput,
  type Memory,
  memoryOf,
  type Runner,
  type Screen,
  screenOf,
  situationOf,
} from '../../machines/engine/index.ts';
import type { UploadsOfVisit } from '../fields/field.ts';
import { useSnapshot } from '../fields/useSnapshot.ts';
import { runnerOf } from './runner.ts';

export interface JourneyStart {
  readonly facts: object;
  readonly memory: Memory | undefined;
  readonly requested: string | null;
  /** Where it has come to already: it goes on from there. */
  readonly arrived?: Arrived;
}

/** A journey that has run until it had something to show. */
interface Arrived {
  readonly machine: JourneyMachine;
  readonly snapshot: Snapshot<unknown>;
  readonly screen: Screen;
}

export interface JourneyEnvironment {
  readonly services: unknown;
  /** How operations are carried out; as the journey defines them, unless told. */
  readonly run?: Runner;
  /** Kept after every change, so that a reload or another tab can carry on. */
  keep(memory: Memory): void;
  ended(output: JourneyOutput): void;
  /** An event that the present state does not list, or a machine that stopped with an error. */
  report(error: unknown): void;
}

export interface RunningJourney {
  readonly screen: Screen;
  readonly context: Context;
  /** A rule or an operation broke in a way that nobody foresaw. */
  readonly error: unknown;
  /** Files that go on being sent whatever step is on the screen. */
  readonly uploads: UploadsOfVisit;
  send(event: JourneyEvent): void;
}

const machineOf = (
  journey: Journey,
  { services, run }: Pick<JourneyEnvironment, 'services' | 'run'>,
): JourneyMachine =>
  compile(journey, { newKey: () => crypto.randomUUID(), run: run ?? runnerOf(journey, services) }).machine;

/**
 * Runs a journey until it has something to show, before a component runs it. Rejects with what broke in a way that nobody
 * foresaw.
 */
export function arriveAtScreen(journey: Journey, start: JourneyStart, services: unknown): Promise<Arrived> {
  const machine = machineOf(journey, { services });
  const actor = createActor(machine, { input: start });
  return new Promise((resolve, reject) => {
    actor.subscribe({
      next(state) {
        const screen = screenOf(journey, state);
        if (screen.phase === 'waiting') return;
        resolve({ machine, snapshot: actor.getPersistedSnapshot(), screen });
        actor.stop();
      },
      error: reject,
    });
    actor.start();
  });
}

/** Runs a journey for a component: the one place where React meets its machine. */
export function useJourney(
  journey: Journey,
  start: JourneyStart,
  environment: JourneyEnvironment,
): RunningJourney {
  const latest = useRef(environment);
  useEffect(() => {
    latest.current = environment;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services of a visit do not change
  const machine = useMemo(() => start.arrived?.machine ?? machineOf(journey, environment), [journey]);
  const actor = useActorRef(machine, {
    input: start,
    ...(start.arrived && { snapshot: start.arrived.snapshot }),
  });
  const snapshot = useSnapshot(actor);
  const [uploads] = useState((): UploadsOfVisit => ({ queues: undefined, onChange: () => {} }));

  useEffect(() => {
    const told = (state: SnapshotFrom<JourneyMachine>) => {
      if (state.status === 'done') return latest.current.ended(state.output as JourneyOutput);
      uploads.queues?.compare(state.context.answers);
      const { answers } = situationOf(state.context);
      const memory = memoryOf(state.context);
      // What was sent after its step was left is not to be lost when the page is loaded again.
      latest.current.keep({
        ...memory,
        answers: { ...memory.answers, ...uploads.queues?.lateAnswers(answers) },
      });
    };
    told(actor.getSnapshot());
    const subscription = actor.subscribe({ next: told, error: (error) => latest.current.report(error) });
    uploads.onChange = () => told(actor.getSnapshot());
    return () => subscription.unsubscribe();
  }, [actor, uploads]);
  useEffect(() => () => uploads.queues?.stop(), [uploads]);

  return {
    screen: screenOf(journey, snapshot),
    context: snapshot.context,
    error: snapshot.status === 'error' ? snapshot.error : undefined,
    uploads,
    send: (event) => dispatch(actor, event, (error) => latest.current.report(error)),
  };
}
