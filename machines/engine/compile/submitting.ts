import type { Run } from '../journey.ts';
import { both, type TransitionDraft } from '../transition.ts';
import { faultTransitions, outcomeTransitions } from './operation.ts';
import { type Part, ruleGuard, type States, type UntargetedTransition, type Waiting } from './part.ts';

/** A list of operations that run one after the other, and where the list leads when the last of them is done. */
interface Sequence {
  readonly runs: readonly Run[];
  stateOf(run: Run): Waiting;
  after(transition: UntargetedTransition): TransitionDraft[];
}

/** The ways to the next operation of a list whose rule holds, from the one at `from` on; else to where the list leads. */
export function nextOf(
  { journey, path }: Part,
  { runs, stateOf, after }: Sequence,
  from: number,
  transition: UntargetedTransition,
): TransitionDraft[] {
  const list: TransitionDraft[] = [];
  const rules = new Set<string>();
  for (const run of runs.slice(from)) {
    // Where this rule holds, an operation before this one runs.
    if (run.when && rules.has(run.when)) continue;
    const to = path(stateOf(run).name);
    if (!run.when) return [...list, { ...transition, to }];
    rules.add(run.when);
    const guard = both(transition.guard, ruleGuard(journey, run.when));
    list.push({
      ...transition,
      to,
      because: `${transition.because}, and ${run.when}`,
      ...(guard && { guard }),
    });
  }
  return [...list, ...after(transition)];
}

/** A state for each operation of a list, out of which the next one follows. */
export const statesOf = (part: Part, sequence: Sequence): States =>
  Object.fromEntries(
    sequence.runs.map((run, index) => {
      const state = sequence.stateOf(run);
      const next = (transition: UntargetedTransition) => nextOf(part, sequence, index + 1, transition);
      return [
        state.name,
        part.waits(state, outcomeTransitions(part, run.run, next), faultTransitions(part, run.run, next)),
      ];
    }),
  );

/** What Continue does: the next step follows, or the end. */
const onContinue = ({ step, next, path, ending }: Part): Sequence => ({
  runs: step.submit,
  stateOf: ({ run }) => ({ name: `submitting:${run}`, activity: 'submitting', operation: run }),
  after: (transition) => [
    ...(next ? [{ ...transition, to: path('arriving', next.id) }] : []),
    ...(!next && step.confirmation ? [ending(transition, step.confirmation.end)] : []),
  ],
});

/** Onward when Continue is pressed: the first operation that applies, else the next step, or the end. */
export const onward = (part: Part, transition: UntargetedTransition): TransitionDraft[] =>
  nextOf(part, onContinue(part), 0, transition);

/** What Continue does, one thing after the other. */
export const submitting = (part: Part): States => statesOf(part, onContinue(part));

/** What has to be known before it is decided whether the step is asked. */
export const loading = (part: Part): States =>
  Object.fromEntries(
    part.step.load.map(({ run }) => {
      const name = `loading:${run}`;
      const back = (transition: UntargetedTransition): TransitionDraft[] => [
        { ...transition, to: part.path('arriving') },
      ];
      return [
        name,
        part.waits(
          { name, activity: 'loading', operation: run },
          outcomeTransitions(part, run, back, 'before Continue'),
          faultTransitions(part, run, back, 'before Continue'),
        ),
      ];
    }),
  );
