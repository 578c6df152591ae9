import type { Compiled, Step } from '../../engine/index.ts';
import type { Samples } from '../samples.ts';
import { messageStates, refusedStates, ruled } from './messages.ts';
import { dialogs, errorPages, waiting } from './moments.ts';
import type { Draft, StepState } from './state.ts';
import { returned, views } from './views.ts';

/**
 * Every way in which the steps of a journey can look. They follow from the definition: what its steps ask, stop at, tell
 * and wait for, and where operations and faults lead. The samples only say which messages its functions choose.
 */
export const stepStates = ({ journey, transitions }: Compiled, samples: Samples): readonly StepState[] =>
  journey.steps.flatMap((step) => {
    const machineStates = new Map(
      transitions.flatMap(({ from, source }) =>
        source?.step === step.id ? [[from.slice(step.id.length + 1), source]] : [],
      ),
    );
    const part = { journey, step, samples, machineStates };
    const parts = [views, refusedStates, ruled, messageStates, waiting, dialogs, errorPages, returned];
    return named(
      step,
      parts.flatMap((make) => make(part)),
    );
  });

const nameOf = ({ name, details }: Draft, many: number): string =>
  many === 0 ? name : `${name} (${details.slice(0, many).join(', ')})`;

/** Names that are all different, as short as that allows. */
const named = (step: Step, drafts: readonly Draft[]): readonly StepState[] =>
  drafts.map((draft) => {
    const { details, ...state } = draft;
    const isOwn = (many: number) =>
      drafts.every((other) => other === draft || nameOf(other, many) !== nameOf(draft, many));
    const counts = [...details.keys(), details.length];
    return { ...state, step: step.id, name: nameOf(draft, counts.find(isOwn) ?? details.length) };
  });
