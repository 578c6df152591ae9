/** What happened in a walk-through so far, in words. */
export function WalkthroughHistory({ lines }: { readonly lines: readonly string[] }) {
  return (
    <details className="at-card">
      <summary>
        {lines.length === 0 ? 'Nothing has happened yet' : `${lines.length}. ${lines.at(-1)}`}
      </summary>
      <ol className="at-history">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened first stays first
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
