import type { Report } from '../../machines/exploration/index.ts';
import { PlayFailure } from './PlayFailure.tsx';

/** What the last walk found wrong, what it never saw, and what need not be seen. */
export function CoverageGaps({ report: { flow, coverage, failures } }: { readonly report: Report }) {
  return (
    <>
      {failures.length > 0 ? (
        <section aria-label="Failures" className="at-stack">
          <h3>Failures</h3>
          <ul>
            {failures.map(({ what, invariant, path }, index) => (
              <li key={what}>
                {what}
                {invariant === undefined ? '' : ` (${invariant})`}
                {path ? (
                  <div className="at-soft">
                    {path.name} <PlayFailure journey={flow} number={index + 1} />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {coverage.uncovered.length > 0 ? (
        <section aria-label="Never seen" className="at-stack">
          <h3>Never seen</h3>
          <ul>
            {coverage.uncovered.map(({ what, inWords, exempt }) => (
              <li key={`${what} ${inWords}`}>
                <code>{what}</code>: {inWords}
                {exempt === undefined ? '' : `, which need not be, because ${exempt}`}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
