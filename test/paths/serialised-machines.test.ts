import { describe, expect, test } from 'vitest';
import { flows } from '../../journeys/registry.ts';
import { configure } from '../../machines/engine/index.ts';

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

describe.each(flows)('the machine of $journey.id', ({ journey }) => {
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
});
