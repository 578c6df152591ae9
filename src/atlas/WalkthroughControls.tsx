import type { WalkthroughState } from './useWalkthrough.ts';

/** The buttons that move a walkthrough on and back, and how it began. */
export function WalkthroughControls({
  state,
  initialScenarios,
}: {
  readonly state: WalkthroughState<unknown>;
  readonly initialScenarios: readonly string[];
}) {
  const { walkthrough, isOver, isPlaying, remainingMoves: toCome } = state;
  return (
    <>
      <label className="at-scenario">
        Initial scenario{' '}
        <select value={walkthrough.initialScenario} onChange={(event) => state.begin(event.target.value)}>
          {initialScenarios.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="at-row">
        <button type="button" disabled={isOver} onClick={state.advance}>
          Next move
        </button>
        <button type="button" aria-pressed={isPlaying} disabled={isOver} onClick={state.togglePlaying}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" disabled={walkthrough.moves.length === 0} onClick={state.stepBack}>
          Previous move
        </button>
        <button type="button" onClick={() => state.begin(walkthrough.initialScenario)}>
          Start again
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
