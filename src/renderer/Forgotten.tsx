import type { ShownFlow } from '../../machines/portal.ts';
import { fill } from '../../machines/words.ts';
import { MessageNotice } from './MessageNotice.tsx';
import { shortLabelOf } from './shortLabel.ts';

type Values = Readonly<Record<string, string>>;

/** Which questions have to be answered again because of a change. */
export function Forgotten({
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
      message="Answers_Forgotten"
      values={{ questions: questionNames(flow, questions, values) }}
      announced
    />
  );
}

const questionNames = (flow: ShownFlow, ids: readonly string[], values: Values) =>
  ids.map((id) => fill(shortLabelOf(flow.words, id), values).replace(/\?$/, '')).join('; ');
