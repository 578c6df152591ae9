import type { Memory } from '../../machines/engine/index.ts';
import { journeyKey, type Kept } from './kept-journeys.ts';

// A page that is left breaks off its calls. What a journey makes of that is not what its resident left.
let isLeaving = false;
const markLeaving = (is: boolean) => (): void => {
  isLeaving = is;
};
addEventListener('pagehide', markLeaving(true));
addEventListener('pageshow', markLeaving(false));
addEventListener('beforeunload', () => {
  isLeaving = true;
  // Not every page that is about to be left is left.
  setTimeout(markLeaving(false), 1000);
});

/** Keeps a journey for this tab; other tabs of the browser may ask for it. */
export function keep(memory: Memory, customerId: string): void {
  if (isLeaving) return;
  sessionStorage.setItem(journeyKey(memory.journey), JSON.stringify({ customerId, memory } satisfies Kept));
}

export const forget = (journey: string): void => sessionStorage.removeItem(journeyKey(journey));

const rememberedKey = (journey: string, customerId: string) => `remembered:${journey}:${customerId}`;

/** Remembers something of a journey that ended, for a later visit in this browser session; null forgets it. */
export function remember(journey: string, customerId: string, value: object | null): void {
  const place = rememberedKey(journey, customerId);
  if (value === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, JSON.stringify(value));
}

/** What was remembered of a journey. */
export function remembered(journey: string, customerId: string): object | null {
  const text = sessionStorage.getItem(rememberedKey(journey, customerId));
  return text === null ? null : (JSON.parse(text) as object);
}
