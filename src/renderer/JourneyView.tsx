import { Suspense, useEffect } from 'react';
import { app } from '../../content/app.ts';
import type { ShownFlow } from '../../machines/engine/index.ts';
import { fetchView } from '../fields/views.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { hasCopyFor } from './hasCopyFor.ts';
import { AnswersSoFar, loadLater, OtherScreen } from './later.ts';
import type { JourneyViewProps } from './OtherScreen.tsx';
import { StepScreen } from './StepScreen.tsx';

/**
 * Fetches everything else that the journey can need, once its first screen is there: without a network there must still
 * be an error page, and a browser that failed to fetch a script once does not try again.
 */
function fetchRest({ journey, fetchLater }: ShownFlow): void {
  const kinds = Object.values(journey.questions).map(({ kind }) => kind);
  Promise.all([loadLater(), fetchLater?.(), ...kinds.map(fetchView)]).catch(() => undefined);
}

/** Does something once the browser has nothing better to do. Returns the function that calls it off. */
function whenIdle(task: () => void): () => void {
  // Safari has no word for it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

/** Whatever a journey shows: what it waits for, an error page, or a step. */
export function JourneyView(props: JourneyViewProps) {
  const { flow, screen, context, services, uploads, send } = props;
  const isShown = screen.phase !== 'waiting' && screen.phase !== 'ended';
  useEffect(() => (isShown ? whenIdle(() => fetchRest(flow)) : undefined), [isShown, flow]);
  if (!isShown) {
    const { operation = '' } = screen;
    const { operations, messages } = flow.copy;
    return <Waiting message={messages?.[operation]}>{operations[operation] ?? app.loading}</Waiting>;
  }
  if (screen.failure || flow.journey.shown) {
    return (
      <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
        <OtherScreen {...props} />
      </Suspense>
    );
  }
  if (!hasCopyFor(flow.copy, screen)) return <Waiting>{app.loading}</Waiting>;
  return (
    <>
      <StepScreen
        key={screen.step.id}
        flow={flow}
        screen={screen}
        context={context}
        services={services}
        uploads={uploads}
        send={send}
      />
      {screen.step.id === flow.journey.review || Object.keys(context.answers).length === 0 ? null : (
        <Suspense fallback={null}>
          <AnswersSoFar flow={flow} context={context} step={screen.step.id} />
        </Suspense>
      )}
    </>
  );
}
