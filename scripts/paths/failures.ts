import { type AnyFlow, idOf, isJourney } from '../../machines/explore.ts';
import { eventOf, type RecordedValue } from '../../machines/recorded-event.ts';
import type { Failure } from '../../machines/report.ts';
import { withWords } from '../../src/walkthrough/flow.ts';
import { printedWay, type ToldWay, toldWay } from './told.ts';

/** Failures that are told with the way to them; the others only by name. */
const mostTold = 5;

/** A failure with the way to it in words. */
export interface ToldFailure {
  readonly kind: Failure['kind'];
  readonly what: string;
  readonly law: string | undefined;
  readonly way: ToldWay | undefined;
}

const places: Readonly<Record<Failure['kind'], string>> = {
  broke: 'It breaks on this way:',
  invariant: 'It shows on this way:',
  gap: 'As near as one comes to it:',
  definition: '',
  astray: 'On the screen, this way leads elsewhere:',
};

/** Tells a failure of a journey step by step. */
export async function toldFailure(
  flow: AnyFlow,
  { kind, what, law, path }: Failure,
  values: readonly RecordedValue[],
): Promise<ToldFailure> {
  const events = path?.moves.map(({ event }) => eventOf(event, values));
  const way =
    path && events && isJourney(flow) ? toldWay(await withWords(flow), path.circumstance, events) : undefined;
  return { kind, what, law, way };
}

/** The failures of a flow as text, the first of them with the way to each. */
export async function printedFailures(
  flow: AnyFlow,
  failures: readonly Failure[],
  values: readonly RecordedValue[],
): Promise<string> {
  const texts = await Promise.all(
    failures.map(async (failure, index) => {
      const { kind, what, law, way } = await toldFailure(flow, failure, values);
      const name = `${idOf(flow)}: ${law === undefined ? '' : `not so: ${law}. `}${what}`;
      if (index >= mostTold) return name;
      if (way) return `${name}\n  ${places[kind]}\n${printedWay(way)}\n`;
      return failure.path ? `${name}\n  ${places[kind]}\n  ${failure.path.name}\n` : name;
    }),
  );
  return texts.join('\n');
}
