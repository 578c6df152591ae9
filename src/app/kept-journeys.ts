import type { Memory } from '../../machines/engine/index.ts';

/** What is kept of a journey: whose it is, and its memory as plain data. */
export interface Kept {
  readonly customerId: string;
  readonly memory: Memory;
}

export const journeyKey = (journey: string) => `journey:${journey}`;

export function parse(text: string | null, customerId: string): Memory | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.customerId === customerId ? kept.memory : undefined;
  } catch {
    return undefined;
  }
}

/** What this tab keeps of a journey. */
export const read = (journey: string, customerId: string): Memory | undefined =>
  parse(sessionStorage.getItem(journeyKey(journey)), customerId);

/** The unfinished journeys of this tab. */
export const keptJourneys = (customerId: string): readonly Memory[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('journey:'))
    .flatMap((key) => read(key.slice('journey:'.length), customerId) ?? []);
