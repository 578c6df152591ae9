import type { AnyMachineSnapshot } from 'xstate';
import { type ExplorableMachine, explorableMachine } from '../../../machines/explorable-machine.ts';
import type { MachineFlow } from '../../../machines/machine-flow.ts';
import { machineFlows } from '../../../machines/registry.ts';
import type { Report } from '../../../machines/report.ts';
import type { AnyEvent, Transition } from '../../../machines/transition.ts';
import { type FindReport, reportOf } from '../../walkthrough/flow.ts';
import { spaced } from '../../walkthrough/sentences.ts';
import type { Walkthrough } from '../../walkthrough/walkthrough.ts';
import type { Subject } from './subject.ts';

/** A machine that is no journey, as the atlas shows it. */
export interface AtlasMachine {
  readonly machine: MachineFlow;
  /** The same, to be run in thought. */
  readonly thought: ExplorableMachine;
  readonly report?: FindReport;
}

/**
 * Every machine of the registry.
 * @param reports the records of the last walks through them
 */
export const loadMachines = (
  reports: () => Promise<readonly Report[]> = async () => [],
): readonly AtlasMachine[] =>
  machineFlows.map((machine) => ({
    machine,
    thought: explorableMachine(machine),
    report: reportOf(machine.id, reports),
  }));

/** The path of the state that an arrow leads to; nothing for one that stays where it is. */
export const stateAfter = ({ machine }: AtlasMachine, { to }: Transition): string | undefined =>
  to?.slice(`#${machine.id}.`.length);

/** A state in words: `loading.more` is `loading, more`. */
export const stateInWords = (path: string): string => path.split('.').map(spaced).join(', ');

/** The paths of the states that hold in a snapshot, the innermost ones. */
export function statesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const within = statesIn(inner);
    return within.length === 0 ? [name] : within.map((state) => `${name}.${state}`);
  });
}

export type MachineCase = Walkthrough<AnyMachineSnapshot>;

/** A case at its start. */
export function beginCase({ thought }: AtlasMachine, circumstance: string): MachineCase {
  const { at, taken } = thought.begin(circumstance);
  return { circumstance, start: { snapshot: at, taken }, moves: [] };
}

/** The case after one more event. An event that takes no arrow leaves it as it is. */
export function afterEvent({ thought }: AtlasMachine, followed: MachineCase, event: AnyEvent): MachineCase {
  const present = (followed.moves.at(-1) ?? followed.start).snapshot;
  const { at, taken } = thought.after(present, event);
  if (taken.length === 0) return followed;
  return { ...followed, moves: [...followed.moves, { event, snapshot: at, taken }] };
}

/** A machine as the views see it that show journeys, too. */
export function subjectOfMachine(it: AtlasMachine): Subject {
  const { machine, thought, report } = it;
  const arrows = new Map(thought.transitions.map((arrow) => [arrow.id, arrow]));
  const places = thought.states.map(({ name }) => [name, stateInWords(name)] as const);
  return {
    id: machine.id,
    name: machine.name,
    report,
    arrows: thought.transitions,
    places: new Map(places),
    rules: [],
    circumstances: thought.circumstances,
    placeOf: ({ from }) => from,
    because: ({ because }) => because,
    leadsTo: (arrow) => {
      const state = stateAfter(it, arrow);
      return state === undefined ? undefined : stateInWords(state);
    },
    told: (circumstance, events) => {
      let followed = beginCase(it, circumstance);
      return events.map((event) => {
        const next = afterEvent(it, followed, event);
        const taken = next === followed ? [] : (next.moves.at(-1)?.taken ?? []);
        followed = next;
        return reasonsOf(arrows, taken) || `${spaced(event.type)} comes to nothing`;
      });
    },
    rulesOn: () => new Set(),
  };
}

/** Why these arrows were taken, one after the other. */
export const reasonsOf = (arrows: ReadonlyMap<string, Transition>, taken: readonly string[]): string =>
  taken.flatMap((id) => arrows.get(id)?.because ?? []).join(', then ');
