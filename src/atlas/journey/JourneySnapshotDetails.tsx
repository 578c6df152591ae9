import { useMemo } from 'react';
import type { Snapshot } from '../../../machines/exploration/index.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { RealScreen } from '../../walkthrough/RealScreen.tsx';
import { currentSteps, WalkthroughRunner } from '../../walkthrough/walkthrough.ts';
import type { SnapshotDetailsProps } from '../source.ts';
import { SupposedFacts } from './SupposedFacts.tsx';
import { RuleTable, StepTable } from './WalkthroughTables.tsx';

/** The screen of the present moment, and what each rule and step says then. */
export function JourneySnapshotDetails({
  flow,
  state,
  supposed,
  onSuppose,
}: SnapshotDetailsProps<Snapshot> & { readonly flow: FlowWithCopy }) {
  const supposedFlow = useMemo(() => new WalkthroughRunner(flow, supposed).flow, [flow, supposed]);
  const { walkthrough, snapshot: present } = state;
  return (
    <>
      <SupposedFacts facts={present.context.facts} supposed={supposed} onSuppose={onSuppose} />
      <section aria-labelledby="at-now" className="at-stack">
        <h2 id="at-now">What the resident sees</h2>
        {present.status === 'active' ? (
          <div className="at-device" data-picture>
            <RealScreen key={state.turn} flow={flow} snapshot={present} send={state.receive} />
          </div>
        ) : (
          <p>{endInWords(flow, present)}</p>
        )}
      </section>
      <RuleTable flow={supposedFlow} walkthrough={walkthrough} />
      <StepTable flow={flow} steps={currentSteps(supposedFlow, walkthrough)} />
    </>
  );
}

function endInWords({ journey }: FlowWithCopy, { context }: Snapshot): string {
  const end = context.ended?.end ?? '';
  return `The journey ended: ${end}, at ${journey.ends[end]?.route ?? ''}`;
}
