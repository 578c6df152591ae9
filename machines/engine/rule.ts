import type { Journey, Situation, Step } from './journey.ts';

/** A rule threw. The journey stops with an error by name; the rule never counts as false. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
  readonly rule: string;
  constructor(journey: Journey, rule: string, cause: unknown) {
    super(`The rule "${rule}" of the journey ${journey.id} could not be decided`, { cause });
    this.rule = rule;
  }
}

/** Whether a rule holds. Throws a `RuleFault` when it cannot be decided. */
export function holds(journey: Journey, rule: string | undefined, situation: Situation): boolean {
  if (rule === undefined) return true;
  try {
    const decide = journey.rules[rule];
    if (!decide) throw new Error('no such rule');
    return decide(situation) === true;
  } catch (error) {
    throw new RuleFault(journey, rule, error);
  }
}

/** The rule that must hold for a step before the conclusion to be asked, where it does not: all is done. */
export function doneUnless(journey: Journey, step: Step, situation: Situation): string | undefined {
  const unless = step.confirmation ? undefined : journey.steps.at(-1)?.confirmation?.unless;
  return unless !== undefined && !holds(journey, unless, situation) ? unless : undefined;
}
