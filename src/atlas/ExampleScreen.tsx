import { useMemo } from 'react';
import { situationOf } from '../../machines/memory.ts';
import { screenOf } from '../../machines/screen.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { JourneyEvent } from '../../machines/transition.ts';
import { JourneyView } from '../renderer/JourneyView.tsx';
import type { AtlasFlow } from './model/flow.ts';
import { byExamples } from './model/stand-in.ts';
import { hashOf } from './useAddress.ts';

/** The real screen of a situation, drawn by the renderer. Its search and its uploads answer from the samples. */
export function RealScreen({
  flow,
  snapshot,
  send,
}: {
  readonly flow: AtlasFlow;
  readonly snapshot: Snapshot;
  send(event: JourneyEvent): void;
}) {
  const portal = useMemo(() => flow.portal && byExamples(flow.portal, flow.samples), [flow]);
  if (!portal) return <p>This journey has no screens yet.</p>;
  const { journey } = portal;
  return (
    <JourneyView
      flow={portal}
      screen={screenOf(journey, snapshot)}
      context={snapshot.context}
      values={{ ...journey.values(situationOf(snapshot.context)), trackingId: '' }}
      services={{}}
      send={send}
    />
  );
}

const nothing = () => undefined;

/** How a step looks when it is first asked. */
export function ExampleScreen({
  flow,
  snapshot,
  step,
}: {
  readonly flow: AtlasFlow;
  readonly snapshot: Snapshot;
  readonly step: string;
}) {
  return (
    <details className="at-card at-example" open>
      <summary>How it looks</summary>
      <p>
        <a href={hashOf({ journey: flow.journey.id, view: 'follow', chosen: step })}>
          Follow a case from here
        </a>
      </p>
      <div className="at-device" data-picture inert>
        <RealScreen key={step} flow={flow} snapshot={snapshot} send={nothing} />
      </div>
    </details>
  );
}
