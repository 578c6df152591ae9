import { useEffect, useState } from 'react';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import type { Draft } from './model/draft.ts';
import type { Found, FoundBroken, FoundEverywhere, FoundOnPaths, Recorded } from './model/evaluate.ts';
import { startEvaluation } from './start-evaluation.ts';

/** What is found of a draft up to now. */
export interface Evaluation {
  readonly isRunning: boolean;
  readonly paths?: FoundOnPaths;
  readonly everything?: FoundEverywhere;
  readonly broken?: FoundBroken;
}

const nothing: Evaluation = { isRunning: false };

/** Evaluates a draft whenever it changes; what an older draft would have led to is called off. */
export function useEvaluation(flow: FlowWithCopy, draft: Draft): Evaluation {
  const [known, setKnown] = useState<{ readonly of: Draft; readonly evaluation: Evaluation }>();
  useEffect(() => {
    if (draft.edits.length === 0) return;
    let isGone = false;
    let stop = () => {};
    const change = (changed: (before: Evaluation) => Evaluation) =>
      setKnown((before) => ({
        of: draft,
        evaluation: changed(before?.of === draft ? before.evaluation : { isRunning: true }),
      }));
    change((before) => before);
    void recordedOf(flow).then((recorded) => {
      if (isGone) return;
      stop = startEvaluation(
        { draft, recorded },
        {
          onFound: (found: Found) => change((before) => ({ ...before, [found.stage]: found })),
          onEnd: () => change((before) => ({ ...before, isRunning: false })),
        },
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [flow, draft]);
  if (draft.edits.length === 0) return nothing;
  return known?.of === draft ? known.evaluation : { isRunning: true };
}

async function recordedOf({ report: find, looks: findLooks }: FlowWithCopy): Promise<Recorded | undefined> {
  const [report, looks] = await Promise.all([find?.(), findLooks?.()]);
  if (!report || !looks) return undefined;
  const { paths, values, transitions, precision, states } = report;
  return { report: { paths, values, transitions, precision, states }, looks };
}
