import { review } from '../../journeys/questions/review.ts';
import type { Context, JourneyEvent, ShownFlow } from '../../machines/engine/index.ts';
import { ReviewView } from '../fields/review/ReviewView.tsx';
import { reviewRows } from './reviewRows.ts';

/** The answers of a journey before they are sent, each with the way to change it. */
export function Review({
  flow,
  context,
  disabled,
  send,
}: {
  readonly flow: ShownFlow;
  readonly context: Context;
  readonly disabled: boolean;
  send(event: JourneyEvent): void;
}) {
  const { journey, copy } = flow;
  const own = copy.steps[journey.review ?? ''];
  const rows = () =>
    reviewRows(journey, copy, context).map((row) => ({ ...row, part: copy.steps[row.step]?.part?.title }));
  return (
    <ReviewView
      id="review"
      question={review({ rows })}
      copy={{ label: own?.title ?? copy.name, ...(own?.hint ? { hint: own.hint } : {}) }}
      legendIsHeading
      facts={context.facts}
      value={undefined}
      complaints={[]}
      disabled={disabled}
      services={{ change: (row) => send({ type: 'EDIT', step: row.step }) }}
      onAnswer={() => undefined}
    />
  );
}
