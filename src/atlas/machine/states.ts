import type { Transition } from '../../../machines/engine/index.ts';
import type { MachineFlow } from '../../../machines/exploration/index.ts';
import { spaced } from '../../../machines/exploration/index.ts';

/** The path of the state that a transition leads to; nothing for one that stays where it is. */
export const targetState = ({ id }: MachineFlow, { to }: Transition): string | undefined =>
  to?.slice(`#${id}.`.length);

/** A state in words: `loading.more` is `loading, more`. */
export const stateInWords = (path: string): string => path.split('.').map(spaced).join(', ');

/** The paths of the states that hold in a snapshot, the innermost ones. */
export function activeStates(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const within = activeStates(inner);
    return within.length === 0 ? [name] : within.map((state) => `${name}.${state}`);
  });
}
