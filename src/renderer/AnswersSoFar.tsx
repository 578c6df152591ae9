import { screens } from '../../content/screens.ts';
import type { Context, ShownFlow } from '../../machines/engine/index.ts';
import { reviewRows } from './reviewRows.ts';
import '../ui/facts.css';
import './answers-so-far.css';

/** What was answered in the steps before, beside the question where the screen has room. */
export function AnswersSoFar({
  flow: { journey, copy },
  context,
  step,
}: {
  readonly flow: ShownFlow;
  readonly context: Context;
  /** The step that is asked now; what is answered there is on the screen. */
  readonly step: string;
}) {
  const rows = reviewRows(journey, copy, context).filter((row) => row.step !== step && row.values.length > 0);
  if (rows.length === 0) return null;
  return (
    <aside className="ds-so-far" aria-labelledby="so-far">
      <h2 id="so-far">{screens.answersSoFar}</h2>
      <dl className="ds-facts">
        {rows.map((row) => (
          <div key={`${row.step} ${row.label}`}>
            <dt>{row.label}</dt>
            <dd>
              {row.values.map((value) => (
                <p key={value}>{value}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
