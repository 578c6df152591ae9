import { type ComponentType, useState } from 'react';
import '../ui/page.css';
import type { ComplaintText, FieldProps, FieldServices, QuestionCopy } from './field.ts';

/** One situation of a question: drawn as a story, and played through in tests. */
export interface Example<Q, Value> {
  readonly question: Q;
  readonly copy: QuestionCopy;
  readonly facts?: unknown;
  readonly value?: Value;
  readonly complaints?: readonly ComplaintText[];
  readonly disabled?: boolean;
  readonly held?: boolean;
  readonly stoppedBy?: string;
  readonly legendIsHeading?: boolean;
  readonly services?: FieldServices;
}

/** Shows an example and keeps what is answered, as a step would. `onAnswer` hears each answer. */
export function Stage<Q, Value>({
  id = 'question',
  view: View,
  example,
  onAnswer,
}: {
  readonly id?: string;
  readonly view: ComponentType<FieldProps<Q, Value>>;
  readonly example: Example<Q, Value>;
  onAnswer?(value: Value | undefined): void;
}) {
  const [value, setValue] = useState(example.value);
  return (
    <form className="ds-main ds-main-step" noValidate>
      <View
        id={id}
        facts={undefined}
        complaints={[]}
        {...example}
        value={value}
        onAnswer={(answer) => {
          setValue(answer);
          onAnswer?.(answer);
        }}
      />
    </form>
  );
}
