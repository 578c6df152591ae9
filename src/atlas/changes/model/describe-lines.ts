import type { FaultKind } from '../../../../machines/fault.ts';
import type { FaultLeads, Journey, Leads, Run, Step } from '../../../../machines/journey.ts';
import type { Samples } from '../../../../machines/samples.ts';
import type { Words } from '../../../../machines/words.ts';
import { faultNames, leadsInWords, noticeOf } from '../../../cases/sentences.ts';
import { operationsAt } from '../../model/detail.ts';
import type { CodeBook, Item } from './description.ts';

/** A journey with everything that a description is made from. */
export interface Described {
  readonly journey: Journey;
  readonly words: Words;
  readonly samples: Samples;
  /** Texts of the messages, by their keys. */
  readonly notices: Readonly<Record<string, string>>;
  /** Code as it was found in the source; where it says nothing, functions are taken as they stand. */
  readonly code?: CodeBook;
}

/** The name of a field, and its lines. */
export type Told = readonly [string, readonly string[]];

/** In an order that does not depend on how they are listed. */
export const byId = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

/** A value as the lines of a field: one, or none when it says nothing. */
export const line = (value: unknown): readonly string[] =>
  value === undefined || value === ''
    ? []
    : [typeof value === 'object' ? JSON.stringify(value) : String(value)];

/** Something, and the rule by which it is so. */
export const inWhen = (what: string, when: string | undefined): string =>
  when === undefined ? what : `${what}, when ${when}`;

/** An operation, and when it runs. */
export const runLine = ({ run, when, debounceMs: after }: Run): string =>
  inWhen(after === undefined ? run : `${run} after ${after} ms`, when);

/** Where something leads, with the message that goes with it. */
export const leadsLine = (leads: Leads | FaultLeads): string => {
  const notice = noticeOf(leads);
  return notice === undefined ? leadsInWords(leads) : `${leadsInWords(leads)}: ${notice}`;
};

/** Where each kind of fault leads. */
export const faultLines = (
  faults: Readonly<Partial<Record<FaultKind | 'otherwise', FaultLeads>>>,
): readonly string[] =>
  Object.entries(faults).map(
    ([kind, leads]) => `${faultNames[kind as FaultKind] ?? kind}: ${leadsLine(leads)}`,
  );

/** The steps at which an operation runs; none for what runs on leaving, which every step offers. */
export const stepsThatRun = (journey: Journey, operation: string): readonly string[] => {
  const { leave, save } = journey.exit ?? {};
  if (operation === leave || operation === save) return [];
  const runs = (step: Step) => operationsAt(journey, step).some(([, { run }]) => run === operation);
  return journey.steps.filter(runs).map(({ id }) => id);
};
