import { type AnyEventObject, type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import type { Answers, GoTo, Journey, Run, Situation, Step } from '../../machines/engine/index.ts';

interface Context {
  readonly answers: Answers;
  /** Entered at the present step and not yet confirmed by Continue. */
  readonly drafts: Answers;
  readonly facts: object;
  /** The answers with which each operation ran, and whether it blocks. */
  readonly ran: Readonly<Record<string, { readonly of: string; readonly isBlocking: boolean }>>;
  readonly complaints: readonly unknown[];
  readonly notices: readonly string[];
}
interface Args {
  readonly context: Context;
  readonly event: AnyEventObject;
}
type State = Readonly<Record<string, unknown>>;

const situationOf = ({ answers, drafts, facts }: Context): Situation => ({
  answers: { ...answers, ...drafts },
  facts,
  editing: false,
});
const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => value !== undefined && !names.includes(name)),
  );

/**
 * A journey as the plain XState machine that somebody would write for it by hand. It is made from the definition, so a
 * changed rule needs no second change here.
 *
 * The comparison is fair because the shape is that of the journey: a compound state for each step and a state for each
 * operation, a gate for each step with a rule; on Continue a guard for each blocking rule, each check and wrong answers;
 * after an operation a guard for each outcome. Both sides call the same rules, questions and outcomes. What the engine adds
 * is missing here, in favour of this machine: editing from the review, opening an address, saving and leaving, error
 * pages, idempotency keys, descriptions.
 */
export function plainMachine(journey: Journey): AnyStateMachine {
  const { rules, operations, questions, steps, ends } = journey;
  const isTrue = (rule: string | undefined, it: Situation) =>
    rule === undefined || rules[rule]?.(it) === true;
  const printOf = (id: string, it: Situation) =>
    JSON.stringify(operations[id]?.dependsOn.map((question) => it.answers[question] ?? null));
  const isDue = ({ run, when }: Run, context: Context) => {
    const it = situationOf(context);
    return isTrue(when, it) && context.ran[run]?.of !== printOf(run, it);
  };
  const asked = (step: Step, it: Situation) =>
    step.asks.filter(({ when }) => isTrue(when, it)).map(({ question }) => question);
  const complaints = (step: Step, context: Context) => {
    const it = situationOf(context);
    return asked(step, it).flatMap((id) => questions[id]?.check(it.answers[id], it.facts) ?? []);
  };

  const commit = (step: Step) =>
    assign(({ context }: Args) => {
      const { answers } = situationOf(context);
      const isChanged = asked(step, situationOf(context)).some(
        (id) =>
          context.answers[id] !== undefined &&
          JSON.stringify(context.answers[id]) !== JSON.stringify(answers[id]),
      );
      return {
        answers: without(answers, isChanged ? step.resets : []),
        drafts: {},
        complaints: [],
        notices: [],
      };
    });
  const retreat = (step: Step) =>
    assign(({ context }: Args) => ({
      answers: without(context.answers, asked(step, situationOf(context))),
      drafts: {},
    }));
  const enter = assign(({ context, event }: Args) => ({
    drafts: { ...context.drafts, [event.question]: event.value },
    notices: [],
  }));

  const entryOf = ({ id }: Step, run: Run | undefined, otherwise: string): string =>
    run ? `#${id}.${run.when ? 'if:' : ''}${run.run}` : otherwise;
  /** States that run operations one after the other; one with a rule has a state that decides whether to run it. */
  const running = (step: Step, runs: readonly Run[], last: string): State =>
    Object.fromEntries(
      runs.flatMap((run, index) => {
        const next = entryOf(step, runs[index + 1], last);
        const guard = ({ context }: Args) => isTrue(run.when, situationOf(context));
        const deciding = [`if:${run.run}`, { always: [{ guard, target: run.run }, next] }];
        return [...(run.when ? [deciding] : []), [run.run, { invoke: invocation(step, run.run, next) }]];
      }),
    );
  const invocation = (step: Step, id: string, next: string) => ({
    id,
    src: fromPromise(() => new Promise(() => {})),
    onDone: Object.values(operations[id]?.outcomes ?? {}).map((outcome) => ({
      guard: ({ context, event }: Args) => outcome.when?.(event.output, situationOf(context)) ?? true,
      target: targetOf(outcome.goTo, step, next),
      actions: assign(({ context, event: { output } }: Args) => {
        const it = situationOf(context);
        return {
          facts: { ...context.facts, ...outcome.facts?.(output, it) },
          answers: { ...context.answers, ...outcome.answers?.(output, it) },
          notices: outcome.notices?.(output, it) ?? [],
          ...(step.check.some(({ run }) => run === id)
            ? {
                ran: { ...context.ran, [id]: { of: printOf(id, it), isBlocking: outcome.goTo === 'block' } },
              }
            : {}),
        };
      }),
    })),
    onError: '#failed',
  });
  const targetOf = (leads: GoTo, step: Step, next: string): string => {
    if (typeof leads === 'object') return 'end' in leads ? `#${leads.end}` : '#failed';
    if (leads === 'next') return next;
    return leads === 'restart' ? `#${steps[0]?.id}` : `#${step.id}.asking`;
  };

  const stateOf = (step: Step, index: number): readonly [string, State] => {
    const [previous, following] = [steps[index - 1], steps[index + 1]];
    const after = following ? `#${following.id}` : `#${journey.backEnd}`;
    const before = previous
      ? `#${previous.id}.${previous.when ? 'returning' : 'asking'}`
      : `#${journey.backEnd}`;
    const gate = (otherwise: string) => ({
      always: [
        { guard: ({ context }: Args) => isTrue(step.when, situationOf(context)), target: 'asking' },
        otherwise,
      ],
    });
    const checkNow = (run: Run) => ({
      guard: ({ context }: Args) => isDue(run, context) && complaints(step, context).length === 0,
      target: run.run,
    });
    const blocked = [
      ...step.blocks.map(({ when }) => ({
        guard: ({ context }: Args) => isTrue(when, situationOf(context)),
      })),
      ...step.check.map(({ run }) => ({
        guard: ({ context }: Args) => context.ran[run]?.isBlocking === true,
      })),
      {
        guard: ({ context }: Args) => complaints(step, context).length > 0,
        actions: assign(({ context }: Args) => ({ complaints: complaints(step, context) })),
      },
    ];
    const asking = {
      always: step.check.filter(({ debounceMs }) => debounceMs === undefined).map(checkNow),
      on: {
        ANSWER: { actions: enter },
        CONTINUE: [...blocked, { target: entryOf(step, step.submit[0], after), actions: commit(step) }],
        GO_BACK: { target: before, actions: retreat(step) },
      },
    };
    const shown = `#${step.id}.${step.when ? 'arriving' : 'asking'}`;
    const states = {
      ...(step.when ? { arriving: gate(after), returning: gate(before) } : {}),
      asking,
      ...running(step, step.load, shown),
      ...running(step, step.check, `#${step.id}.asking`),
      ...running(step, step.submit, after),
    };
    const initial = entryOf(step, step.load[0], shown).split('.').at(-1);
    return [step.id, { id: step.id, initial, states }];
  };

  return createMachine({
    id: `plain ${journey.id}`,
    context: { answers: {}, drafts: {}, facts: journey.initialFacts, ran: {}, complaints: [], notices: [] },
    initial: steps[0]?.id,
    states: {
      ...Object.fromEntries(steps.map(stateOf)),
      ...Object.fromEntries(Object.keys(ends).map((end) => [end, { id: end, type: 'final' }])),
      failed: { id: 'failed' },
    },
  } as never);
}
