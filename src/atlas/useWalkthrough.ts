import { useEffect, useState } from 'react';
import type { AnyEvent } from '../../machines/engine/index.ts';
import { currentSnapshot, type Walkthrough } from '../walkthrough/walkthrough.ts';

/** How long each move stays on the screen while a walkthrough plays by itself, in milliseconds. */
const pace = 900;

/** What runs the walkthroughs of a journey, or of a supporting machine. */
export interface WalkthroughPlayer<S> {
  begin(initialScenario: string): Walkthrough<S>;
  next(walkthrough: Walkthrough<S>, event: AnyEvent): Walkthrough<S>;
  /** What happens next when nobody chooses; nothing at the end. */
  usualEvent(walkthrough: Walkthrough<S>): AnyEvent | undefined;
}

/** A walkthrough in progress, and everything that can be done with it. */
export interface WalkthroughState<S> {
  readonly walkthrough: Walkthrough<S>;
  readonly snapshot: S;
  /** Nothing more happens by itself. */
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  /** How many moves of a path are still to come, where one is played. */
  readonly remainingMoves: number;
  /** Raised whenever the walkthrough is changed from beside the screen, whose fields then no longer hold what it says. */
  readonly turn: number;
  begin(initialScenario: string): void;
  advance(): void;
  take(event: AnyEvent): void;
  /** What the resident did on the screen itself. */
  receive(event: AnyEvent): void;
  stepBack(): void;
  /** Goes on from another walkthrough instead. */
  replace(changed: Walkthrough<S>): void;
  togglePlaying(): void;
}

/**
 * Runs a walkthrough.
 * @param first the walkthrough to begin with
 * @param planned everything that is to happen in it; what the analyst chooses instead takes its place
 */
export function useWalkthrough<S>(
  player: WalkthroughPlayer<S>,
  first: () => Walkthrough<S>,
  planned: readonly AnyEvent[],
): WalkthroughState<S> {
  const [walkthrough, setWalkthrough] = useState(first);
  const [plan, setPlan] = useState(planned);
  const [isPlaying, setPlaying] = useState(planned.length > 0);
  const [turn, setTurn] = useState(0);
  const next =
    plan[walkthrough.moves.length] ?? (plan.length > 0 ? undefined : player.usualEvent(walkthrough));

  const turnTo = (changed: Walkthrough<S>) => {
    setWalkthrough(changed);
    setTurn(turn + 1);
  };
  const advance = () => {
    if (next) turnTo(player.next(walkthrough, next));
  };

  // Only what stands in the walkthrough decides when it plays on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isPlaying) return;
    if (!next) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(advance, pace);
    return () => clearTimeout(timer);
  }, [isPlaying, walkthrough]);

  return {
    walkthrough,
    snapshot: currentSnapshot(walkthrough),
    isOver: next === undefined,
    isPlaying,
    remainingMoves: Math.max(0, plan.length - walkthrough.moves.length),
    turn,
    begin: (initialScenario) => {
      setPlaying(false);
      if (initialScenario !== walkthrough.initialScenario) setPlan([]);
      turnTo(player.begin(initialScenario));
    },
    advance,
    take: (event) => {
      setPlan([]);
      turnTo(player.next(walkthrough, event));
    },
    receive: (event) => {
      setPlan([]);
      setWalkthrough(player.next(walkthrough, event));
    },
    replace: (changed) => {
      setPlan([]);
      turnTo(changed);
    },
    stepBack: () => turnTo({ ...walkthrough, moves: walkthrough.moves.slice(0, -1) }),
    togglePlaying: () => setPlaying(!isPlaying),
  };
}
