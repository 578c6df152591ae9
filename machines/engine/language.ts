import type { ExitOf, JourneyOf } from './definition/journey.ts';
import type { OperationOf } from './definition/operation.ts';
import type { StepOf } from './definition/step.ts';
import type { Names, Questions, RuleOf, Vocabulary } from './definition/vocabulary.ts';
import type { Journey } from './journey.ts';
import { type LooseDefinition, normalise } from './normalise.ts';

/** The names that a journey was written with, for everything that must be complete for it (words, samples, views). */
export interface Named<
  Q extends string,
  R extends string,
  O extends string,
  S extends string,
  As extends string,
  D extends Dialog = Dialog,
  E extends string = string,
  P extends string = string,
> {
  readonly names?: {
    readonly question: Q;
    readonly rule: R;
    readonly operation: O;
    readonly step: S;
    readonly action: As;
    readonly dialog: D;
    readonly end: E;
    readonly errorPage: P;
  };
}

/** A question before something is lost, whose words belong to the journey. */
export type Dialog = 'confirmed back' | 'saved exit';

type DialogsIn<Back, Exit> =
  | (Back extends 'confirmed' ? 'confirmed back' : never)
  | (Exit extends { readonly save: string } ? 'saved exit' : never);

type ActionsIn<Steps> = {
  [S in keyof Steps]: Steps[S] extends { readonly secondaryActions: infer Actions } ? Names<Actions> : never;
}[keyof Steps];

/**
 * The functions in which a journey is written, bound to its vocabulary. They return what they are given, with exact types;
 * `journey` also fills in what was left out.
 */
export function language<L extends Vocabulary>() {
  return {
    /** Yes-or-no sentences over answers and facts, as data where they can be. A rule that throws is a fault. */
    rules:
      <Qs extends Questions<L>>(_questions: Qs) =>
      <const Rs extends Record<string, RuleOf<Qs, L>>>(rules: Rs): Rs =>
        rules,

    /** A call that a step waits for, with its closed list of outcomes. */
    operation:
      <Qs extends Questions<L>>(_questions: Qs) =>
      <Output, Outcomes extends string>(
        operation: OperationOf<Output, Outcomes, Qs, L>,
      ): OperationOf<Output, Outcomes, Qs, L> =>
        operation,

    /** The journey itself. */
    journey: <
      const Qs extends Questions<L>,
      const Rs extends Record<string, RuleOf<Qs, L>>,
      const Os extends Record<string, { readonly dependsOn: readonly Names<Qs>[] }>,
      const Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
      const Back extends Journey['back'],
      const Exit extends ExitOf<Names<Os>, L> | undefined = undefined,
    >(
      definition: JourneyOf<Qs, Rs, Os, Steps, L, Back, Exit>,
    ): Journey &
      Named<
        Names<Qs>,
        Names<Rs>,
        Names<Os>,
        Names<Steps>,
        ActionsIn<Steps>,
        DialogsIn<Back, Exit>,
        L['end'],
        L['errorPage']
      > => normalise(definition as unknown as LooseDefinition),
  };
}
