import type { AnyEvent } from '../../../machines/transition.ts';
import type { Choice, ChoiceGroup } from '../../walkthrough/choices.ts';
import { spaced } from '../../walkthrough/sentences.ts';
import { differenceOf } from '../../walkthrough/values.ts';
import { currentSnapshot, transitionsTaken } from '../../walkthrough/walkthrough.ts';
import type { Graph } from './graph.ts';
import { type AtlasMachine, afterEvent, type MachineCase, reasonsOf, statesIn } from './machine.ts';

/** Everything that can happen next to a machine, as its samples know it. What comes to nothing is left out. */
export function machineChoices(it: AtlasMachine, followed: MachineCase): readonly ChoiceGroup[] {
  const arrows = new Map(it.thought.transitions.map((arrow) => [arrow.id, arrow]));
  const groups = new Map<string, ChoiceGroup & { readonly choices: Choice[] }>();
  const events = it.thought.events(currentSnapshot(followed));
  for (const event of events) {
    const next = afterEvent(it, followed, event);
    if (next === followed) continue;
    const alike = events.filter(({ type }) => type === event.type);
    const { title, kind } = groupOf(event);
    const group = groups.get(title) ?? { id: title, title, kind, choices: [] };
    const said = differenceOf(withoutType(event), alike.map(withoutType));
    const because = reasonsOf(arrows, next.moves.at(-1)?.taken ?? []);
    group.choices.push({ event, label: because, note: said });
    groups.set(title, group);
  }
  return [...groups.values()];
}

const withoutType = ({ type: _type, ...said }: AnyEvent): object => said;

function groupOf({ type }: AnyEvent): Pick<ChoiceGroup, 'title' | 'kind'> {
  const [, how, name = ''] = /^xstate\.(done|error|after|snapshot)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (how === 'done') return { title: `${spaced(name)} is done`, kind: 'outcome' };
  if (how === 'error') return { title: `${spaced(name)} fails`, kind: 'outcome' };
  if (how === 'snapshot') return { title: `${spaced(name)} tells how far it is`, kind: 'outcome' };
  if (how === 'after') return { title: 'Time passes', kind: 'outcome' };
  return { title: 'Somebody does something', kind: 'answer' };
}

/**
 * What happens next when nobody chooses: something that leads along the main way, else on to another state, else
 * whatever the case has not shown yet.
 */
export function usualEvent(it: AtlasMachine, graph: Graph, followed: MachineCase): AnyEvent | undefined {
  const known = transitionsTaken(followed);
  const main = new Set(
    graph.edges.filter(({ isMain }) => isMain).flatMap(({ arrows }) => arrows.map(({ id }) => id)),
  );
  const here = statesIn(currentSnapshot(followed).value).join();
  const fresh = it.thought.events(currentSnapshot(followed)).flatMap((event) => {
    const next = afterEvent(it, followed, event);
    const taken = next === followed ? [] : (next.moves.at(-1)?.taken ?? []);
    if (taken.every((id) => known.has(id))) return [];
    const moves = statesIn(currentSnapshot(next).value).join() !== here;
    return [{ event, rank: taken.some((id) => main.has(id)) ? 0 : moves ? 1 : 2 }];
  });
  return fresh.toSorted((a, b) => a.rank - b.rank)[0]?.event;
}
