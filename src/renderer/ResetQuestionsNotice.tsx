import { askedAgain, type Memory, type ShownFlow } from '../../machines/engine/index.ts';
import { MessageNotice } from './MessageNotice.tsx';
import { questionNames } from './questionNames.ts';

type Values = Readonly<Record<string, string>>;

/** That a change has removed answers, and which questions are asked again because of it. */
export function ResetQuestionsNotice({
  flow,
  context,
  values,
}: {
  readonly flow: ShownFlow;
  readonly context: Memory;
  readonly values: Values;
}) {
  const questions = askedAgain(flow.journey, context);
  return (
    <MessageNotice
      tone="information"
      message={questions.length > 0 ? 'Answers_Forgotten' : 'Answers_Removed'}
      values={{ questions: questionNames(flow, questions, values) }}
      announced
    />
  );
}
