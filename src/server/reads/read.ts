import type { CallOptions } from '../../../contract/call.ts';
import type { CallTools } from '../../../journeys/shared/homes.ts';

/** A page that a resident asks for, as far as its first reads depend on it. */
export interface Asked {
  readonly address: string;
  readonly search: string;
  readonly now: Date;
  /** Whether the browser says that it is a phone's. */
  readonly isPhone: boolean;
}

/** Makes reads that a page makes first. */
export type Read = (tools: CallTools, asked: Asked) => readonly Promise<unknown>[];

/** First reads are never given up by whoever makes them: the page waits for them, for a while. */
export const options: CallOptions = {};

/** Adds a signal that nobody aborts, for functions that ask for one. */
export const withSignal = (services: CallTools['services']) => ({
  ...services,
  signal: new AbortController().signal,
});

/** What the address of a page is about; empty where it says nothing. */
export const named = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? '';
