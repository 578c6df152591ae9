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

/** Of what a page reads first nothing is given up, and nothing marked. */
export const options: CallOptions = {};

/** What the address of a page is about; empty where it says nothing. */
export const named = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? '';
