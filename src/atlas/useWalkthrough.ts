import { useEffect, useState } from 'react';
import type { AnyEvent } from '../../machines/engine/transition.ts';
import { currentSnapshot, type Walkthrough } from '../walkthrough/walkthrough.ts';

/** How long each move stays on the screen while a case plays by itself, in milliseconds. */
const pace = 900;

/** What runs the cases of a journey, or of a machine that is none. */
export interface WalkthroughPlayer<S> {
  begin(circumstance: string): Walkthrough<S>;
  after(followed: Walkthrough<S>, event: AnyEvent): Walkthrough<S>;
  /** What happens next when nobody chooses; nothing at the end. */
  usual(followed: Walkthrough<S>): AnyEvent | undefined;
}

/** A case that is being followed, and everything that can be done with it. */
export interface WalkthroughState<S> {
  readonly followed: Walkthrough<S>;
  readonly present: S;
  /** Nothing more happens by itself. */
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  /** How many moves of a path are still to come, where one is played. */
  readonly toCome: number;
  /** Raised whenever the case is changed from beside the screen, whose fields then no longer hold what it says. */
  readonly turn: number;
  begin(circumstance: string): void;
  pressOn(): void;
  take(event: AnyEvent): void;
  /** What the resident did on the screen itself. */
  receive(event: AnyEvent): void;
  oneBack(): void;
  /** Goes on from another case instead. */
  replace(changed: Walkthrough<S>): void;
  togglePlaying(): void;
}

/**
 * Follows a case.
 * @param first the case to begin with
 * @param planned everything that is to happen in it; what the analyst chooses instead takes its place
 */
export function useWalkthrough<S>(
  player: WalkthroughPlayer<S>,
  first: () => Walkthrough<S>,
  planned: readonly AnyEvent[],
): WalkthroughState<S> {
  const [followed, setFollowed] = useState(first);
  const [plan, setPlan] = useState(planned);
  const [isPlaying, setPlaying] = useState(planned.length > 0);
  const [turn, setTurn] = useState(0);
  const next = plan[followed.moves.length] ?? (plan.length > 0 ? undefined : player.usual(followed));

  const turnTo = (changed: Walkthrough<S>) => {
    setFollowed(changed);
    setTurn(turn + 1);
  };
  const pressOn = () => {
    if (next) turnTo(player.after(followed, next));
  };

  // Only what stands in the case decides when it plays on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isPlaying) return;
    if (!next) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(pressOn, pace);
    return () => clearTimeout(timer);
  }, [isPlaying, followed]);

  return {
    followed,
    present: currentSnapshot(followed),
    isOver: next === undefined,
    isPlaying,
    toCome: Math.max(0, plan.length - followed.moves.length),
    turn,
    begin: (circumstance) => {
      setPlaying(false);
      if (circumstance !== followed.circumstance) setPlan([]);
      turnTo(player.begin(circumstance));
    },
    pressOn,
    take: (event) => {
      setPlan([]);
      turnTo(player.after(followed, event));
    },
    receive: (event) => {
      setPlan([]);
      setFollowed(player.after(followed, event));
    },
    replace: (changed) => {
      setPlan([]);
      turnTo(changed);
    },
    oneBack: () => turnTo({ ...followed, moves: followed.moves.slice(0, -1) }),
    togglePlaying: () => setPlaying(!isPlaying),
  };
}
