import type { Screen, Words } from '../../machines/engine/index.ts';

/** Whether words say all that a screen shows. Those that a journey begins with do so at its first steps. */
export function hasWordsFor({ steps, questions, operations }: Words, screen: Screen): boolean {
  const { phase, failure, step, operation, resetQuestions } = screen;
  if (phase === 'waiting' || phase === 'ended' || failure) return true;
  const named = [...screen.questions.map(({ id }) => id), ...resetQuestions];
  return (
    step.id in steps &&
    named.every((id) => id in questions) &&
    (operation === undefined || operation in operations)
  );
}
