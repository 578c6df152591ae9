import type { Ask, Confirmation, Exit, Journey, NoticeRule, Run, SecondaryAction, Step } from './journey.ts';
import type { NoticeKey } from './question.ts';
import { askableRules, type WrittenRule } from './written-rule.ts';

interface LooseStep {
  readonly route: string;
  readonly when?: string;
  readonly load?: readonly (string | Run)[];
  readonly asks?: readonly (string | Ask)[];
  readonly check?: readonly (string | Run)[];
  readonly blocks?: readonly NoticeRule[];
  readonly notices?: readonly NoticeRule[];
  readonly submit?: readonly (string | Run)[];
  readonly resets?: readonly string[];
  readonly group?: string;
  readonly reviewWhenSkipped?: boolean;
  readonly readOnly?: true;
  readonly disableWhileInvalid?: NoticeKey;
  readonly back?: 'none';
  readonly confirmation?: Confirmation;
  readonly secondaryActions?: Readonly<
    Record<string, Omit<SecondaryAction, 'submit'> & { readonly submit?: readonly (string | Run)[] }>
  >;
}

/** A journey as it is written, without its exact names: what it leaves out has its usual value. */
export type LooseDefinition = Omit<
  Journey,
  'steps' | 'rules' | 'preservedOnBack' | 'exit' | 'review' | 'placeholders'
> & {
  readonly steps: Readonly<Record<string, LooseStep>>;
  readonly rules: Readonly<Record<string, WrittenRule>>;
  readonly review?: string;
  readonly preservedOnBack?: readonly string[];
  readonly exit?: Exit;
  readonly placeholders?: Journey['placeholders'];
};

const runs = (list: readonly (string | Run)[] | undefined): readonly Run[] =>
  (list ?? []).map((item) => (typeof item === 'string' ? { run: item } : item));

/** What was written, with everything that was left out, and the steps in the order in which they are asked. */
export function normalise(definition: LooseDefinition): Journey {
  const steps = Object.entries(definition.steps).map(
    ([id, step], index): Step => ({
      ...step,
      id,
      index,
      load: runs(step.load),
      asks: (step.asks ?? []).map((ask) => (typeof ask === 'string' ? { question: ask } : ask)),
      check: runs(step.check),
      blocks: step.blocks ?? [],
      notices: step.notices ?? [],
      submit: runs(step.submit),
      resets: step.resets ?? [],
      reviewWhenSkipped: step.reviewWhenSkipped ?? false,
      secondaryActions: Object.fromEntries(
        Object.entries(step.secondaryActions ?? {}).map(([name, action]) => [
          name,
          { ...action, submit: runs(action.submit) },
        ]),
      ),
    }),
  );
  return {
    ...definition,
    steps,
    rules: askableRules(definition.rules),
    review: definition.review,
    preservedOnBack: definition.preservedOnBack ?? [],
    exit: definition.exit,
    placeholders: definition.placeholders ?? (() => ({})),
  };
}
