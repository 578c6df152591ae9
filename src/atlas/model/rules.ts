import type { Journey } from '../../../machines/engine/index.ts';
import { operationsAt } from './detail.ts';

export interface RuleUse {
  readonly step: string;
  readonly does: string;
}

/** Each rule with everything that it decides. */
export function rulesOf(journey: Journey): ReadonlyMap<string, readonly RuleUse[]> {
  const uses = new Map<string, RuleUse[]>(Object.keys(journey.rules).map((rule) => [rule, []]));
  const note = (rule: string | undefined, step: string, does: string) => {
    if (rule !== undefined) uses.get(rule)?.push({ step, does });
  };
  for (const step of journey.steps) {
    note(step.when, step.id, 'the step is asked');
    note(step.confirmation?.unless, step.id, 'the steps before are asked');
    for (const { question, when } of step.asks) note(when, step.id, `asks ${question}`);
    for (const { when, notice } of step.blocks) note(when, step.id, `blocks with ${notice}`);
    for (const { when, notice } of step.notices) note(when, step.id, `shows ${notice}`);
    for (const [moment, { run, when }] of operationsAt(journey, step))
      note(when, step.id, `${run}, ${moment}`);
    for (const [name, { when }] of Object.entries(step.secondaryActions)) {
      note(when, step.id, `offers ${name}`);
    }
  }
  return uses;
}
