import { blockOf } from './decide.ts';
import type { Journey, Step } from './journey.ts';
import { operationsOf } from './lookup.ts';
import type { Context } from './memory.ts';

/** A reason for which residents cannot go on at a step. */
interface Stop {
  /** The rule that blocks Continue, or the outcome that lets nobody go on. */
  readonly because: string;
  /** The operation that comes back with it; none for a rule. */
  readonly operation: string | undefined;
  /** The keys of the messages of a rule. */
  readonly notices: readonly string[];
}

/** Every reason for which a step stops residents: its blocks, then what its operations come back with. */
export function stopsAt({ operations }: Journey, step: Step): readonly Stop[] {
  const rules = Map.groupBy(step.blocks, ({ when }) => when);
  const runs = [...new Set(operationsOf(step).map(({ run }) => run))];
  return [
    ...[...rules].map(([because, blocks]) => ({
      because,
      operation: undefined,
      notices: blocks.map(({ notice }) => notice),
    })),
    ...runs.flatMap((operation) =>
      Object.entries(operations[operation]?.outcomes ?? {})
        .filter(([, { goTo }]) => goTo === 'block' || goTo === 'stay')
        .map(([because]) => ({ because, operation, notices: [] })),
    ),
  ];
}

/** A reason as one text: the rule, or the operation and its outcome. Names of the definition alone: no answer is in it. */
export const stopReason = ({
  because,
  operation,
}: Pick<Stop, 'because'> & Partial<Pick<Stop, 'operation'>>): string =>
  operation === undefined ? because : `${operation}: ${because}`;

/**
 * For which reason the resident cannot go on at a step: what an operation just came back with, else what blocks Continue;
 * one of those of `stopsAt`, or undefined.
 */
export function stopOf(journey: Journey, step: Step, context: Context): string | undefined {
  const { stayed } = context;
  if (stayed?.step === step.id) return stopReason(stayed);
  const block = blockOf(journey, step, context);
  return block && stopReason(block);
}
