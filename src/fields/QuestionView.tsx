import type { Question } from '../../machines/engine/index.ts';
import type { FieldProps } from './field.ts';
import { lazyView } from './views.ts';

/** Draws any question by its kind. Suspends while the kind's view is loading. */
export function QuestionView(props: FieldProps<Question, unknown>) {
  const View = lazyView(props.question.kind);
  // a question's kind and its value belong together by the way questions are made
  return <View {...(props as FieldProps<never, never>)} />;
}
