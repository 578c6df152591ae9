import type { Context, JourneyEvent, Screen, ShownFlow } from '../../machines/engine/index.ts';
import type { UploadsOfVisit } from '../fields/field.ts';
import { DialogStep } from './DialogStep.tsx';
import { ErrorPageScreen } from './ErrorPageScreen.tsx';

export interface JourneyViewProps {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  /** For the placeholders of the messages. */
  readonly values: Readonly<Record<string, string>>;
  readonly services: unknown;
  /** Files that go on being sent whatever step is on the screen. */
  readonly uploads?: UploadsOfVisit | undefined;
  send(event: JourneyEvent): void;
}

/** What a journey shows besides its steps: an error page, or everything in a dialog where it is shown in one. */
export function OtherScreen({ flow, screen, context, values, services, uploads, send }: JourneyViewProps) {
  if (flow.journey.shown === 'dialog') {
    return (
      <DialogStep
        flow={flow}
        screen={screen}
        context={context}
        services={services}
        uploads={uploads}
        send={send}
      />
    );
  }
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
