import type { WalkthroughState } from './useWalkthrough.ts';

/** The buttons that move a case on and back, and how it began. */
export function WalkthroughControls({
  following,
  circumstances,
}: {
  readonly following: WalkthroughState<unknown>;
  readonly circumstances: readonly string[];
}) {
  const { followed, isOver, isPlaying, toCome } = following;
  return (
    <>
      <label className="at-circumstance">
        Begins as{' '}
        <select value={followed.circumstance} onChange={(event) => following.begin(event.target.value)}>
          {circumstances.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="at-row">
        <button type="button" disabled={isOver} onClick={following.pressOn}>
          Press on
        </button>
        <button type="button" aria-pressed={isPlaying} disabled={isOver} onClick={following.togglePlaying}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" disabled={followed.moves.length === 0} onClick={following.oneBack}>
          One back
        </button>
        <button type="button" onClick={() => following.begin(followed.circumstance)}>
          Begin anew
        </button>
      </div>
      {toCome > 0 ? (
        <p className="at-soft">
          {toCome} more {toCome === 1 ? 'move' : 'moves'} of this path. Choosing something else leaves it.
        </p>
      ) : null}
    </>
  );
}
