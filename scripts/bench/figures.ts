import { availableParallelism, loadavg } from 'node:os';
import { machineClock } from '../../gateway/clock.ts';
import { median } from './median.ts';

/** One thing measured against the least that it could cost. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Median of the rounds. */
  readonly ours: number;
  /** Median of the same rounds. */
  readonly bare: number;
  /** `ours` divided by `bare`: median of the rounds' ratios. */
  readonly ratio: number;
  /** The ratio to reach. */
  readonly goal?: number;
  /** Milliseconds within which 99 of 100 were answered: median of the rounds. */
  readonly p99?: number;
  /** What else is worth knowing about it. */
  readonly note?: string;
  /** How much of what was measured there was. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** What one round gave, both sides measured one after the other. */
export interface Round {
  readonly ours: number;
  readonly bare: number;
  readonly p99?: number;
}

/** The medians of interleaved rounds. */
export function figure(name: string, unit: string, rounds: readonly Round[], goal?: number): Figure {
  const latencies = rounds.flatMap(({ p99 }) => (p99 === undefined ? [] : [p99]));
  return {
    name,
    unit,
    ours: Math.round(median(rounds.map(({ ours }) => ours))),
    bare: Math.round(median(rounds.map(({ bare }) => bare))),
    ratio: hundredths(median(rounds.map(({ ours, bare }) => ours / bare))),
    ...(goal === undefined ? {} : { goal }),
    ...(latencies.length === 0 ? {} : { p99: hundredths(median(latencies)) }),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export interface Report {
  readonly at: string;
  readonly cores: number;
  /** How busy the machine was at the start and at the end, over one minute. */
  readonly load: readonly [number, number];
  readonly figures: readonly Figure[];
}

/** Runs the parts one after the other. */
export async function measure(parts: readonly (() => Promise<readonly Figure[]>)[]): Promise<Report> {
  const before = loadOfMachine();
  const figures: Figure[] = [];
  for (const part of parts) figures.push(...(await part()));
  return {
    at: machineClock().toISOString(),
    cores: availableParallelism(),
    load: [before, loadOfMachine()],
    figures,
  };
}

const loadOfMachine = (): number => hundredths(loadavg()[0] ?? 0);

/** The report as lines for people. */
export function table({ cores, load, figures }: Report): string {
  const lines = figures.flatMap(({ name, unit, ours, bare, ratio, goal, p99, note, counts }) => [
    [
      name.padEnd(34),
      `${ours.toFixed(0)} ${unit}`.padStart(20),
      `bare ${bare.toFixed(0)}`.padStart(14),
      `ratio ${ratio.toFixed(2)}`,
      goal === undefined ? '' : `(goal ${goal}${ratio >= goal ? '' : ', not reached'})`,
      p99 === undefined ? '' : `p99 ${p99.toFixed(1)} ms`,
    ].join('  '),
    ...(note === undefined ? [] : [`  ${note}`]),
    ...(counts === undefined ? [] : [`  ${countsInWords(counts)}`]),
  ]);
  return [...lines, `${cores} cores, load ${load[0]} before and ${load[1]} after`].join('\n');
}

const countsInWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, number]) => `${number} ${what}`)
    .join(', ');
