import type { Screen } from '../../machines/engine/index.ts';
import { ErrorSummary, type Problem } from '../ui/ErrorSummary.tsx';
import { messageText } from './messages.tsx';

/** Everything that is wrong on a screen: with its answers, and with what an operation came back with. */
const problemsOf = (screen: Screen, fieldId: (question: string) => string): readonly Problem[] => [
  ...screen.notices
    .filter((notice) => notice.tone === 'returned')
    .map(({ notice, values }) => ({ message: notice, text: messageText(notice, values) })),
  ...screen.questions.flatMap(({ id, complaints }) =>
    complaints.map(({ notice, values, part }) => ({
      message: notice,
      text: messageText(notice, values),
      field: part === undefined ? fieldId(id) : `${fieldId(id)}-${part}`,
    })),
  ),
];

/** What is wrong, above everything else of the step. */
export function Problems({
  screen,
  fieldId,
}: {
  readonly screen: Screen;
  readonly fieldId: (question: string) => string;
}) {
  return <ErrorSummary problems={problemsOf(screen, fieldId)} attempt={screen.attempts} />;
}
