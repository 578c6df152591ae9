import { decisionOf, type Expression } from './expression.ts';
import type { Situation } from './situation.ts';

/** A rule as the engine asks it. One that is data, or says why it is none, still holds what it was written as. */
export interface Rule {
  (situation: Situation): boolean;
  readonly expression?: Expression;
  readonly workedOut?: WorkedOut;
}

/** A rule that has to be worked out, and why it cannot be data. */
export interface WorkedOut<S = Situation> {
  readonly because: string;
  decide(situation: S): boolean;
}

/** How a rule is written: as data, as something to be worked out with the reason, or as a bare function. */
export type WrittenRule = Rule | WorkedOut | Expression;

/** What stands for a rule that is data. */
export const ruleOf = (expression: Expression): Rule => Object.assign(decisionOf(expression), { expression });

/** The rules as the engine asks them. */
export const askableRules = (
  written: Readonly<Record<string, WrittenRule>>,
): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(written).map(([says, rule]) => [says, askable(rule)]));

function askable(rule: WrittenRule): Rule {
  if (typeof rule === 'function') return rule;
  if (!('decide' in rule)) return ruleOf(rule);
  return Object.assign((situation: Situation) => rule.decide(situation), { workedOut: rule });
}
