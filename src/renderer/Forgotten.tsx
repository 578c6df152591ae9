import type { ShownFlow } from '../../machines/portal.ts';
import { fill } from '../../machines/words.ts';
import { Notice } from '../ui/Notice.tsx';
import { MessageText } from './messages.tsx';
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
    <Notice tone="information" message="Answers_Forgotten" announced>
      <MessageText
        message="Answers_Forgotten"
        values={{ questions: questionNames(flow, questions, values) }}
      />
    </Notice>
  );
}

const questionNames = (flow: ShownFlow, ids: readonly string[], values: Values) =>
  ids.map((id) => fill(shortLabelOf(flow.words, id), values).replace(/\?$/, '')).join('; ');
