import type { ShownFlow } from '../../machines/engine/index.ts';
import { MessageNotice } from './MessageNotice.tsx';
import { questionNames } from './questionNames.ts';

type Values = Readonly<Record<string, string>>;

/** That a change has removed answers, and which questions are asked again because of it. */
export function ResetQuestionsNotice({
  flow,
  questions,
  values,
}: {
  readonly flow: ShownFlow;
  readonly questions: readonly string[];
  readonly values: Values;
}) {
  return (
    <MessageNotice
      tone="information"
      message={questions.length > 0 ? 'Answers_Forgotten' : 'Answers_Removed'}
      values={{ questions: questionNames(flow, questions, values) }}
      announced
    />
  );
}
