import type { AnyMachineSnapshot } from 'xstate';
import type { AnyEvent } from '../../../machines/engine/index.ts';
import type { ExplorableMachine } from '../../../machines/exploration/index.ts';
import { spaced } from '../../../machines/exploration/index.ts';
import type { Choice, ChoiceGroup } from '../../walkthrough/choices.ts';
import { differenceOf } from '../../walkthrough/values.ts';
import { currentSnapshot, transitionsTaken, type Walkthrough } from '../../walkthrough/walkthrough.ts';
import type { Lights } from '../Drawing.tsx';
import type { Graph } from '../model/graph-shape.ts';
import type { Player } from '../source.ts';
import { activeStates } from './states.ts';

type MachineWalkthrough = Walkthrough<AnyMachineSnapshot>;

/** Walk-throughs of a supporting machine. */
export class MachinePlayer implements Player<AnyMachineSnapshot> {
  readonly #explorable: ExplorableMachine;
  readonly #graph: Graph;
  readonly #reasons: ReadonlyMap<string, string>;

  constructor(explorable: ExplorableMachine, graph: Graph) {
    this.#explorable = explorable;
    this.#graph = graph;
    this.#reasons = new Map(explorable.transitions.map(({ id, because }) => [id, because]));
  }

  begin(scenario: string): MachineWalkthrough {
    const { at, taken } = this.#explorable.start(scenario);
    return { initialScenario: scenario, start: { snapshot: at, taken }, moves: [] };
  }

  /** An event that takes no transition leaves the walk-through as it is. */
  next(walkthrough: MachineWalkthrough, event: AnyEvent): MachineWalkthrough {
    const { at, taken } = this.#explorable.next(currentSnapshot(walkthrough), event);
    if (taken.length === 0) return walkthrough;
    return { ...walkthrough, moves: [...walkthrough.moves, { event, snapshot: at, taken }] };
  }

  replay(scenario: string, events: readonly AnyEvent[]): MachineWalkthrough {
    return events.reduce<MachineWalkthrough>(
      (walkthrough, event) => this.next(walkthrough, event),
      this.begin(scenario),
    );
  }

  /** Something that leads along the main way, else on to another state, else what was not taken yet. */
  usualEvent(walkthrough: MachineWalkthrough): AnyEvent | undefined {
    const known = transitionsTaken(walkthrough);
    const main = new Set(
      this.#graph.edges
        .filter(({ isMain }) => isMain)
        .flatMap(({ transitions }) => transitions.map(({ id }) => id)),
    );
    const here = activeStates(currentSnapshot(walkthrough).value).join();
    const fresh = this.#explorable.events(currentSnapshot(walkthrough)).flatMap((event) => {
      const next = this.next(walkthrough, event);
      const taken = next === walkthrough ? [] : (next.moves.at(-1)?.taken ?? []);
      if (taken.every((id) => known.has(id))) return [];
      const moves = activeStates(currentSnapshot(next).value).join() !== here;
      return [{ event, rank: taken.some((id) => main.has(id)) ? 0 : moves ? 1 : 2 }];
    });
    return fresh.toSorted((a, b) => a.rank - b.rank)[0]?.event;
  }

  /** Everything that can happen next, as the samples know it. What takes no transition is left out. */
  choices(walkthrough: MachineWalkthrough): readonly ChoiceGroup[] {
    const groups = new Map<string, ChoiceGroup & { readonly choices: Choice[] }>();
    const events = this.#explorable.events(currentSnapshot(walkthrough));
    for (const event of events) {
      const next = this.next(walkthrough, event);
      if (next === walkthrough) continue;
      const sameType = events.filter(({ type }) => type === event.type);
      const { title, kind } = groupOf(event);
      const group = groups.get(title) ?? { id: title, title, kind, choices: [] };
      const note = differenceOf(withoutType(event), sameType.map(withoutType));
      group.choices.push({ event, label: this.#reasonsFor(next.moves.at(-1)?.taken ?? []), note });
      groups.set(title, group);
    }
    return [...groups.values()];
  }

  history({ moves }: MachineWalkthrough): readonly string[] {
    return moves.map(({ taken }) => this.#reasonsFor(taken));
  }

  /** What happens on a path; unlike the history, with the events that came to nothing. */
  describeEvents(scenario: string, events: readonly AnyEvent[]): readonly string[] {
    let walkthrough = this.begin(scenario);
    return events.map((event) => {
      const next = this.next(walkthrough, event);
      const taken = next === walkthrough ? [] : (next.moves.at(-1)?.taken ?? []);
      walkthrough = next;
      return this.#reasonsFor(taken) || `${spaced(event.type)} comes to nothing`;
    });
  }

  graph(): Graph {
    return this.#graph;
  }

  lights({ edges }: Graph, walkthrough: MachineWalkthrough): Lights {
    const taken = transitionsTaken(walkthrough);
    const isLit = (ids: readonly { readonly id: string }[]) => ids.some(({ id }) => taken.has(id));
    return {
      edges: new Set(
        edges.flatMap(({ id, transitions }) => (id === 'start' || isLit(transitions) ? [id] : [])),
      ),
      stepStatuses: new Map(),
      at: activeStates(currentSnapshot(walkthrough).value)[0] ?? '',
    };
  }

  #reasonsFor(taken: readonly string[]): string {
    return taken.flatMap((id) => this.#reasons.get(id) ?? []).join(', then ');
  }
}

const withoutType = ({ type: _type, ...rest }: AnyEvent): object => rest;

function groupOf({ type }: AnyEvent): Pick<ChoiceGroup, 'title' | 'kind'> {
  const [, how, name = ''] = /^xstate\.(done|error|after|snapshot)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (how === 'done') return { title: `${spaced(name)} is done`, kind: 'outcome' };
  if (how === 'error') return { title: `${spaced(name)} fails`, kind: 'outcome' };
  if (how === 'snapshot') return { title: `${spaced(name)} tells how far it is`, kind: 'outcome' };
  if (how === 'after') return { title: 'Time passes', kind: 'outcome' };
  return { title: 'Somebody does something', kind: 'answer' };
}
