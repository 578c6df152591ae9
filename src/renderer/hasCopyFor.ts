import type { Copy, Screen } from '../../machines/engine/index.ts';

/** Whether copy says all that a screen shows. The copy that a journey begins with does so at its first steps. */
export function hasCopyFor({ steps, questions, operations }: Copy, screen: Screen): boolean {
  const { phase, failure, step, operation, resetQuestions } = screen;
  if (phase === 'waiting' || phase === 'ended' || failure) return true;
  const named = [...screen.questions.map(({ id }) => id), ...resetQuestions];
  return (
    step.id in steps &&
    named.every((id) => id in questions) &&
    (operation === undefined || operation in operations)
  );
}
