import { type Supposed, supposable } from '../../walkthrough/supposed.ts';

/** Switches for what the provider's systems say, such as features that are on or off. */
export function SupposedFacts({
  facts,
  supposed,
  onSuppose,
}: {
  readonly facts: unknown;
  readonly supposed: Supposed;
  onSuppose(supposed: Supposed): void;
}) {
  const known = supposable(facts);
  if (known.length === 0) return null;
  const toggle = (way: string, value: boolean) => onSuppose(new Map([...supposed, [way, value]]));
  return (
    <details className="at-card">
      <summary>
        Suppose{' '}
        <span className="at-soft">
          {supposed.size === 0 ? 'what the provider’s systems say' : `${supposed.size} supposed`}
        </span>
      </summary>
      <ul className="at-switches">
        {known.map(({ path: way, inWords, value }) => (
          <li key={way}>
            <label>
              <input type="checkbox" checked={value} onChange={() => toggle(way, !value)} />
              {inWords}
              {supposed.has(way) ? <span className="at-soft"> supposed</span> : null}
            </label>
          </li>
        ))}
      </ul>
      {supposed.size > 0 ? (
        <button type="button" className="at-link" onClick={() => onSuppose(new Map())}>
          Suppose nothing
        </button>
      ) : null}
    </details>
  );
}
