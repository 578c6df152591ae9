import { type Context, situationOf } from '../memory.ts';
import { holds } from '../rule.ts';
import type { AnyEvent, Way } from '../transition.ts';
import { faultWays, outcomeWays } from './operation.ts';
import type { Aimless, Part, States } from './part.ts';

/** Onward from the i-th thing that Continue does: the next one that applies, else the next step, or the end. */
export function onward({ journey, step, next, path, ending }: Part, from: number, way: Aimless): Way[] {
  const list: Way[] = [];
  for (const { run, when: rule } of step.does.slice(from)) {
    const { when } = way;
    list.push({
      ...way,
      to: path(`doing:${run}`),
      because: rule ? `${way.because}, and ${rule}` : way.because,
      ...(rule
        ? {
            when: (context: Context, event: AnyEvent) =>
              (when?.(context, event) ?? true) && holds(journey, rule, situationOf(context)),
          }
        : {}),
    });
    if (!rule) return list;
  }
  if (next) list.push({ ...way, to: path('arriving', next.id) });
  else if (step.concludes) list.push(ending(way, step.concludes.end));
  return list;
}

/** What Continue does, one thing after the other. */
export const doing = (part: Part): States =>
  Object.fromEntries(
    part.step.does.map(({ run }, index) => {
      const state = `doing:${run}`;
      const on = (way: Aimless) => onward(part, index + 1, way);
      return [state, part.waits(state, run, outcomeWays(part, run, on), faultWays(part, run, on))];
    }),
  );

/** What has to be known before it is decided whether the step is asked. */
export const needing = (part: Part): States =>
  Object.fromEntries(
    part.step.needs.map(({ run }) => {
      const state = `needing:${run}`;
      const back = (way: Aimless): Way[] => [{ ...way, to: part.path('arriving') }];
      return [
        state,
        part.waits(
          state,
          run,
          outcomeWays(part, run, back, 'before Continue'),
          faultWays(part, run, back, 'before Continue'),
        ),
      ];
    }),
  );
