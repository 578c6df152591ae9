import { type Journey, type Screen, screenOf } from '../engine/index.ts';
import type { Snapshot } from './state-key.ts';

let last: { readonly journey: Journey; readonly snapshot: Snapshot; readonly screen: Screen } | undefined;

/** What is on the screen in a situation: worked out once for all that look at it as a search arrives there. */
export function screenAt(journey: Journey, snapshot: Snapshot): Screen {
  if (last?.journey === journey && last.snapshot === snapshot) return last.screen;
  const screen = screenOf(journey, snapshot);
  last = { journey, snapshot, screen };
  return screen;
}
