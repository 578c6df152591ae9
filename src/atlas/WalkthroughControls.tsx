import type { WalkthroughState } from './useWalkthrough.ts';

/** The buttons that move a case on and back, and how it began. */
export function WalkthroughControls({
  state,
  initialScenarios,
}: {
  readonly state: WalkthroughState<unknown>;
  readonly initialScenarios: readonly string[];
}) {
  const { followed, isOver, isPlaying, toCome } = state;
  return (
    <>
      <label className="at-circumstance">
        Begins as{' '}
        <select value={followed.circumstance} onChange={(event) => state.begin(event.target.value)}>
          {initialScenarios.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="at-row">
        <button type="button" disabled={isOver} onClick={state.pressOn}>
          Press on
        </button>
        <button type="button" aria-pressed={isPlaying} disabled={isOver} onClick={state.togglePlaying}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" disabled={followed.moves.length === 0} onClick={state.oneBack}>
          One back
        </button>
        <button type="button" onClick={() => state.begin(followed.circumstance)}>
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
