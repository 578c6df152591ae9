import { useMemo } from 'react';
import { type JourneyEvent, screenOf, situationOf } from '../../machines/engine/index.ts';
import type { Snapshot } from '../../machines/exploration/index.ts';
import { JourneyView } from '../renderer/JourneyView.tsx';
import type { FlowWithCopy } from './flow.ts';
import { byExamples } from './stand-in.ts';

/** What a resident would quote to us, in the place of one that was logged. */
const exampleReference = '7FJC2VQ8';

/** The real screen of a situation, drawn by the renderer. Its search and its uploads answer from the samples. */
export function RealScreen({
  flow,
  snapshot,
  send,
}: {
  readonly flow: FlowWithCopy;
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
      values={{ ...journey.placeholders(situationOf(snapshot.context)), trackingId: exampleReference }}
      services={{}}
      send={send}
    />
  );
}
