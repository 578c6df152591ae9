import { type AnyEvent, Fault, type FaultKind } from '../engine/index.ts';
import { reload } from './sample-events.ts';

/** A value of an event as plain data. Neither a fault nor nothing at all has a word in JSON. */
export type RecordedValue =
  | { readonly is: unknown }
  | { readonly fault: FaultKind }
  | { readonly error: string }
  | { readonly nothing: true };

/** An event as plain data: its type, and for everything else that it says the number of the value in a list. */
export type RecordedEvent = { readonly type: string } & { readonly [said: string]: number | string };

function recordedValue(value: unknown): RecordedValue {
  if (value === undefined) return { nothing: true };
  if (value instanceof Fault) return { fault: value.kind };
  if (value instanceof Error) return { error: value.message };
  return { is: value };
}

function givenValue(recorded: RecordedValue): unknown {
  if ('fault' in recorded) return new Fault(recorded.fault);
  if ('error' in recorded) return new Error(recorded.error);
  return 'is' in recorded ? recorded.is : undefined;
}

/** Takes down events. Values that occur again are listed once. */
export function eventRecorder() {
  const values: RecordedValue[] = [];
  const places = new Map<string, number>();
  const place = (value: unknown): number => {
    const recorded = recordedValue(value);
    const text = JSON.stringify(recorded);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, values.length);
    return values.push(recorded) - 1;
  };
  return {
    values: values as readonly RecordedValue[],
    record: ({ type, ...said }: AnyEvent): RecordedEvent => ({
      type,
      ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, place(value)])),
    }),
  };
}

/** The event that was taken down; the values are those listed by the same recorder. */
export function eventOf({ type, ...said }: RecordedEvent, values: readonly RecordedValue[]): AnyEvent {
  if (type === reload.type) return reload;
  const parts = Object.entries(said).map(([name, number]) => {
    const recorded = values[Number(number)];
    if (!recorded) throw new Error(`The record of ${type} has no value for ${name}`);
    return [name, givenValue(recorded)] as const;
  });
  return { type, ...Object.fromEntries(parts) };
}
