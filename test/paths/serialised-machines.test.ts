import { describe, expect, test } from 'vitest';
import { flows } from '../../journeys/registry.ts';
import { configure, type JourneyMachine, machineOf } from '../../machines/engine/index.ts';
import { coveringPaths, type Path, simulate } from '../../machines/exploration/index.ts';
import { exploredOnce } from '../support/explored-once.ts';

/** Everything that a configuration names: guards, actions and actors. */
function namesIn(config: unknown): Readonly<Record<'guard' | 'action' | 'actor', ReadonlySet<string>>> {
  const names = { guard: new Set<string>(), action: new Set<string>(), actor: new Set<string>() };
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'guard') names.guard.add(String(inner));
      if (key === 'src') names.actor.add(String(inner));
      if (['actions', 'entry', 'exit'].includes(key)) {
        for (const { type } of inner as readonly { readonly type: string }[]) names.action.add(type);
      }
      read(inner);
    }
  };
  read(config);
  return names;
}

/** Where a machine is after each move of a path. */
function placesOn(machine: JourneyMachine, { scenario, edges }: Path, facts: object | undefined) {
  const simulator = simulate(machine);
  let at = simulator.start({ facts: facts ?? {} });
  const places = [JSON.stringify(at.value)];
  for (const { event } of edges) {
    at = simulator.next(at, event);
    places.push(JSON.stringify(at.value));
  }
  return { scenario, places };
}

describe.each(flows)('the machine of $journey.id', (flow) => {
  const { journey, samples } = flow;
  const options = { run: () => new Promise(() => {}), newKey: () => 'key' };
  const { config, implementations, transitions } = configure(journey, options);
  const stored = JSON.parse(JSON.stringify(config));

  test('is plain data, in which everything has a name that is provided', () => {
    expect(stored).toEqual(config);
    const { guard, action, actor } = namesIn(stored);
    expect([...guard].filter((name) => !Object.hasOwn(implementations.guards, name))).toEqual([]);
    expect([...action].filter((name) => !Object.hasOwn(implementations.actions, name))).toEqual([]);
    expect([...actor].filter((name) => !Object.hasOwn(implementations.actors, name))).toEqual([]);
    for (const name of guard) expect(name).toMatch(/^\p{Ll}[\p{L}\p{N}]*$/u);
  });

  test('has no two transitions of one name', () => {
    const ids = transitions.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('takes the same paths when it is built from JSON', () => {
    const [compiled, rebuilt] = [machineOf(config, implementations), machineOf(stored, implementations)];
    const paths = coveringPaths(flow, exploredOnce(flow));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const facts = samples.initialScenarios[path.scenario];
      expect(placesOn(rebuilt, path, facts)).toEqual(placesOn(compiled, path, facts));
    }
  });
});
