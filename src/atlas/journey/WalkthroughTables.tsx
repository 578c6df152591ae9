import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stepTitle } from '../../walkthrough/sentences.ts';
import { type CurrentStep, currentRules, type Walkthrough } from '../../walkthrough/walkthrough.ts';
import { HeadedTable } from '../HeadedTable.tsx';

/** Every rule with what it says now. */
export function RuleTable({
  flow,
  walkthrough,
}: {
  readonly flow: FlowWithCopy;
  readonly walkthrough: Walkthrough;
}) {
  return (
    <section aria-labelledby="at-rules" className="at-stack">
      <h2 id="at-rules">Rules now</h2>
      <HeadedTable heads={['Rule', 'Now', 'Because']}>
        {currentRules(flow, walkthrough).map(({ rule, value, changed, reasons }) => (
          <tr key={rule} data-changed={changed}>
            <th scope="row">{rule}</th>
            <td data-truth={value}>
              {value ? 'true' : 'false'}
              {changed ? ', just now' : ''}
            </td>
            <td>
              {reasons.map(({ what, is }) => (
                <div key={what}>
                  {what.endsWith('?') ? what : `${what}:`} <strong>{is}</strong>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </HeadedTable>
    </section>
  );
}

/** Every step with where the walkthrough stands there, and why it was passed over. */
export function StepTable({
  flow,
  steps,
}: {
  readonly flow: FlowWithCopy;
  readonly steps: readonly CurrentStep[];
}) {
  return (
    <section aria-labelledby="at-steps" className="at-stack">
      <h2 id="at-steps">Steps now</h2>
      <HeadedTable heads={['Step', 'Now']}>
        {steps.map(({ step, status, inWords }) => (
          <tr key={step} data-status={status}>
            <th scope="row">{stepTitle(flow.copy, step)}</th>
            <td>{inWords}</td>
          </tr>
        ))}
      </HeadedTable>
    </section>
  );
}
