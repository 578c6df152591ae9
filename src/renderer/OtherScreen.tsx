import { DialogStep } from './DialogStep.tsx';
import { ErrorPageScreen } from './ErrorPageScreen.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

export interface JourneyViewProps extends StepScreenProps {
  /** For the placeholders of the messages. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a journey shows besides its steps: an error page, or everything in a dialog where it is shown in one. */
export function OtherScreen({ values, ...step }: JourneyViewProps) {
  const { flow, screen, context, send } = step;
  if (flow.journey.shown === 'dialog') return <DialogStep {...step} />;
  if (!screen.failure) return null;
  return (
    <ErrorPageScreen
      failure={screen.failure}
      hasAnswers={Object.keys({ ...context.answers, ...context.drafts }).length > 0}
      values={values}
      send={send}
    />
  );
}
