import type { Question } from '../../machines/engine/index.ts';
import type { KindProps } from './kind.ts';
import { lazyView } from './views.ts';

/** Draws any question by its kind. Suspends while the kind's view is loading. */
export function QuestionView(props: KindProps<Question, unknown>) {
  const View = lazyView(props.question.kind);
  // a question's kind and its value belong together by the way questions are made
  return <View {...(props as KindProps<never, never>)} />;
}
