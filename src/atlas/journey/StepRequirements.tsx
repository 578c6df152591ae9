import type { Report } from '../../../machines/exploration/index.ts';
import type { FindReport } from '../../walkthrough/flow.ts';
import { PlayFailure } from '../PlayFailure.tsx';
import { useReport } from '../useReport.ts';

/** What the specification demands at a step, by the last exploration; nothing where the journey was never explored. */
export function StepRequirements({
  report: find,
  step,
}: {
  readonly report: FindReport | undefined;
  readonly step: string;
}) {
  const report = useReport(find);
  if (report === undefined || report === 'waiting') return null;
  const properties = report.properties.filter(({ steps }) => steps.includes(step));
  const others = report.requirements.filter(({ steps }) => steps.includes(step));
  const count = properties.length + others.length;
  if (count === 0) return null;
  const violated = properties.filter(({ isHeld }) => !isHeld).length;
  return (
    <details className="at-card" open={violated > 0}>
      <summary>
        <h3>
          {count} {count === 1 ? 'requirement holds' : 'requirements hold'} here
          {violated > 0 ? `, but for ${violated}` : ''}
        </h3>
      </summary>
      <ul>
        {properties.map(({ says, rows, isHeld }) => (
          <li key={says}>
            {isHeld ? '' : <strong>Violated: </strong>}
            {says} <small>({rows.join(', ')})</small> <PlayViolation report={report} says={says} />
          </li>
        ))}
        {others.map(({ id, says }) => (
          <li key={id}>
            {says} <small>({id}, held by a test)</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PlayViolation({ report, says }: { readonly report: Report; readonly says: string }) {
  const index = report.failures.findIndex(({ property, path }) => property === says && path !== undefined);
  return index < 0 ? null : <PlayFailure journey={report.flow} number={index + 1} />;
}
