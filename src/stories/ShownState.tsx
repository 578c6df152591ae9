import { useEffect, useMemo, useState } from 'react';
import type { AnyEvent } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import { usualChoice } from '../walkthrough/choices.ts';
import type { FlowWithCopy } from '../walkthrough/flow.ts';
import { RealScreen } from '../walkthrough/RealScreen.tsx';
import {
  currentSnapshot,
  sharedRunner,
  type Walkthrough,
  type WalkthroughRunner,
} from '../walkthrough/walkthrough.ts';
import { StoryPage } from './StoryPage.tsx';

/** How long an operation takes that comes back by itself, in milliseconds. */
const pace = 800;

/**
 * A screen of a journey, and the journey from there on: its controls work by the journey's own machine. Operations wait,
 * or come back with what is usual, `answering`; the one that is shown first waits in any case.
 */
export function ShownState({
  flow,
  scenario,
  events,
  answering = false,
}: {
  readonly flow: FlowWithCopy;
  readonly scenario: string;
  readonly events: readonly AnyEvent[];
  readonly answering?: boolean;
}) {
  const runner = sharedRunner(flow);
  const shown = useMemo(() => runner.replay(scenario, events), [runner, scenario, events]);
  const [present, setPresent] = useState(shown);
  const hasMoved = present !== shown;
  const coming = answering && hasMoved ? comesBack(runner, present) : undefined;

  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setPresent(runner.after(present, coming)), pace);
    return () => clearTimeout(timer);
  }, [runner, present, coming]);

  const snapshot = currentSnapshot(present);
  return (
    <StoryPage>
      {snapshot.status === 'active' ? (
        <RealScreen
          flow={flow}
          snapshot={snapshot}
          send={(event) => setPresent((now) => runner.after(now, event))}
        />
      ) : (
        <Ended flow={flow} ended={present} onAgain={() => setPresent(shown)} />
      )}
    </StoryPage>
  );
}

/** What the operation that is waited for comes back with. */
function comesBack(runner: WalkthroughRunner, present: Walkthrough): AnyEvent | undefined {
  const event = usualChoice(runner, present)?.event;
  return event && 'output' in event ? event : undefined;
}

function Ended({
  flow,
  ended,
  onAgain,
}: {
  readonly flow: FlowWithCopy;
  readonly ended: Walkthrough;
  onAgain(): void;
}) {
  const { end = '' } = currentSnapshot(ended).context.ended ?? {};
  const texts = { title: 'The journey ended', again: 'Back to the story' };
  return (
    <div className="ds-stack">
      <h1>{texts.title}</h1>
      <p>
        {end}: <code>{flow.journey.ends[end]?.route}</code>
      </p>
      <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  );
}
