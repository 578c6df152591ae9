import type { Aside, Ask, Conclusion, Exit, Journey, Run, Step, Stop } from './journey.ts';
import type { NoticeKey } from './question.ts';

interface LooseStep {
  readonly route: string;
  readonly askedWhen?: string;
  readonly needs?: readonly (string | Run)[];
  readonly asks?: readonly (string | Ask)[];
  readonly checks?: readonly (string | Run)[];
  readonly stops?: readonly Stop[];
  readonly informs?: readonly Stop[];
  readonly does?: readonly (string | Run)[];
  readonly clears?: readonly string[];
  readonly part?: string;
  readonly saidAnyway?: boolean;
  readonly readOnly?: true;
  readonly insists?: NoticeKey;
  readonly back?: 'none';
  readonly concludes?: Conclusion;
  readonly asides?: Readonly<
    Record<string, Omit<Aside, 'does'> & { readonly does?: readonly (string | Run)[] }>
  >;
}

/** A journey as it is written, without its exact names: what it leaves out has its usual value. */
export type LooseDefinition = Omit<Journey, 'steps' | 'keptOnBack' | 'exit' | 'review' | 'values'> & {
  readonly steps: Readonly<Record<string, LooseStep>>;
  readonly review?: string;
  readonly keptOnBack?: readonly string[];
  readonly exit?: Exit;
  readonly values?: Journey['values'];
};

const runs = (list: readonly (string | Run)[] | undefined): readonly Run[] =>
  (list ?? []).map((item) => (typeof item === 'string' ? { run: item } : item));

/** What was written, with everything that was left out, and the steps in the order in which they are asked. */
export function normalise(definition: LooseDefinition): Journey {
  const steps = Object.entries(definition.steps).map(
    ([id, step], index): Step => ({
      id,
      index,
      route: step.route,
      askedWhen: step.askedWhen,
      needs: runs(step.needs),
      asks: (step.asks ?? []).map((ask) => (typeof ask === 'string' ? { question: ask } : ask)),
      checks: runs(step.checks),
      stops: step.stops ?? [],
      informs: step.informs ?? [],
      does: runs(step.does),
      clears: step.clears ?? [],
      part: step.part,
      saidAnyway: step.saidAnyway ?? false,
      readOnly: step.readOnly,
      concludes: step.concludes,
      insists: step.insists,
      back: step.back,
      asides: Object.fromEntries(
        Object.entries(step.asides ?? {}).map(([name, aside]) => [
          name,
          { ...aside, does: runs(aside.does) },
        ]),
      ),
    }),
  );
  return {
    ...definition,
    steps,
    review: definition.review,
    keptOnBack: definition.keptOnBack ?? [],
    exit: definition.exit,
    values: definition.values ?? (() => ({})),
  };
}
