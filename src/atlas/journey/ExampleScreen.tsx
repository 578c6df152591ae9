import type { Snapshot } from '../../../machines/exploration/index.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { RealScreen } from '../../walkthrough/RealScreen.tsx';
import { hashOf } from '../useAddress.ts';

const ignoreEvent = () => undefined;

/** How a step looks when it is first asked. */
export function ExampleScreen({
  flow,
  snapshot,
  step,
}: {
  readonly flow: FlowWithCopy;
  readonly snapshot: Snapshot;
  readonly step: string;
}) {
  return (
    <details className="at-card at-example" open>
      <summary>How it looks</summary>
      <p>
        <a href={hashOf({ journey: flow.journey.id, view: 'walkthrough', chosen: step })}>
          Walk through from here
        </a>
      </p>
      <div className="at-device" data-picture inert>
        <RealScreen key={step} flow={flow} snapshot={snapshot} send={ignoreEvent} />
      </div>
    </details>
  );
}
