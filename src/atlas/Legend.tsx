/** What the shapes of the drawing mean, and the keys that move in it. */
export function Legend() {
  return (
    <details className="at-legend">
      <summary>How to read it</summary>
      <div className="at-stack">
        <ul>
          <li data-kind="step">A step: one screen, one address</li>
          <li data-kind="run">Several steps in a row, folded; press it to unfold them</li>
          <li data-kind="gate">A decision; with words, what is asked of the provider’s systems first</li>
          <li data-kind="end">The journey ends there</li>
          <li data-kind="errorPage">An error page, with a way back to the step</li>
          <li data-kind="stops">Residents are stopped there; press it to see for which reasons</li>
          <li data-kind="dialog">A dialog over a step</li>
        </ul>
        <p>
          The down and up keys follow the transitions; right and left go to the other ways from the same
          place. Drag or scroll to move about.
        </p>
      </div>
    </details>
  );
}
