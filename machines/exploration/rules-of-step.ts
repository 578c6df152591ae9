import type { Run, Step } from '../engine/index.ts';

/** Every operation that a step runs. */
export const runsOf = (step: Step): readonly Run[] => [
  ...step.load,
  ...step.check,
  ...step.submit,
  ...Object.values(step.secondaryActions).flatMap((action) => action.submit),
];

/** Every rule that something of a step depends on, once it is asked. */
export const ownRulesOf = (step: Step): readonly string[] =>
  [...step.asks, ...step.blocks, ...step.notices, ...runsOf(step), ...Object.values(step.secondaryActions)]
    .map(({ when }) => when)
    .filter((rule) => rule !== undefined);

/** Every rule that a step depends on, as often as it does. */
export const rulesOf = (step: Step): readonly string[] => [
  ...[step.when, step.confirmation?.unless].filter((rule) => rule !== undefined),
  ...ownRulesOf(step),
];
