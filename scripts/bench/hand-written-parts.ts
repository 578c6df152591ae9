import { assign, fromPromise, setup } from 'xstate';
import type { DraftKept } from '../../journeys/repair/calls/draft.ts';
import type { ReasonChecked } from '../../journeys/repair/calls/reason.ts';
import type { ResidentLoaded } from '../../journeys/repair/calls/resident.ts';
import type { ContractorChosen } from '../../journeys/repair/result.ts';
import type { Duplicate, RepairableAsset } from '../../journeys/repair/vocabulary.ts';
import { Fault } from '../../machines/fault.ts';
import type { Option } from '../../machines/question.ts';
import { commit, enter, learn, retreat } from './hand-written-changes.ts';
import {
  type AssetChecked,
  type Checked,
  complaintsOf,
  fingerprint,
  type HandWrittenContext,
  isAsked,
  type StepId,
  situationOf,
  stop,
} from './hand-written-situation.ts';

type Events =
  | { type: 'ANSWER'; question: string; value: unknown }
  | { type: 'CONTINUE' }
  | { type: 'GO_BACK' }
  | { type: 'RETRY' };

interface Input {
  readonly key: string;
  readonly situation: ReturnType<typeof situationOf>;
}
const call = <Output>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
export const input = ({ context }: { context: HandWrittenContext }): Input => ({
  key: context.key,
  situation: situationOf(context),
});
const isSignedOut = ({ event }: { event: { error: unknown } }) =>
  event.error instanceof Fault && event.error.kind === 'signedOut';
export const onError = [
  { guard: isSignedOut, target: '#repair.signedOut' },
  { target: '#repair.failed' },
] as const;
type Done<Output> = { event: { output: Output } };

export const base = setup({
  types: { context: {} as HandWrittenContext, events: {} as Events },
  actors: {
    loadResident: call<ResidentLoaded>(),
    loadAssets: call<readonly RepairableAsset[]>(),
    checkAsset: call<AssetChecked>(),
    loadLocations: call<readonly Option[]>(),
    checkReason: call<ReasonChecked>(),
    startDraft: call<DraftKept>(),
    keepDraft: call<DraftKept>(),
    attachFiles: call<DraftKept>(),
    findDuplicates: call<readonly Duplicate[]>(),
    readPhotoSwitch: call<boolean>(),
    checkVulnerability: call<{ isEligible: boolean }>(),
    chooseContractor: call<ContractorChosen>(),
    submit: call<{ sent: boolean }>(),
    awaitJobNumber: call<string | null>(),
  },
  guards: {
    isStopped: ({ context }, { step }: { step: StepId }) => stop[step]?.(situationOf(context)) !== undefined,
    isRefused: ({ context }, { check }: { check: Checked }) => {
      const last = context.checked[check];
      return last?.of === fingerprint(check, situationOf(context)) && last.refused.length > 0;
    },
    isWrong: ({ context }, { step }: { step: StepId }) =>
      Object.keys(complaintsOf(step, situationOf(context))).length > 0,
    isToCheck: ({ context }, { check }: { check: Checked }) => {
      const it = situationOf(context);
      return (
        context.checked[check]?.of !== fingerprint(check, it) &&
        Object.keys(complaintsOf(check, it)).length === 0
      );
    },
    isAsked: ({ context }, { step }: { step: keyof typeof isAsked }) => isAsked[step](situationOf(context)),
    filesChanged: ({ context }) => situationOf(context).answers.files !== undefined,
    isProviderAsked: ({ context }) =>
      situationOf(context).answers.vulnerable === 'yes' && context.facts.toggles.enhancedCheck,
  },
  actions: {
    keepTag: assign(({ context }, { draft }: Pick<DraftKept, 'draft'>) => learn(context, { draft })),
    enter: assign(({ context, event }) =>
      event.type === 'ANSWER' ? enter(context, event.question, event.value) : {},
    ),
    show: assign({ key: () => 'key', complaints: {} }),
    complain: assign(({ context }, { step }: { step: StepId }) => ({
      complaints: complaintsOf(step, situationOf(context)),
      attempts: context.attempts + 1,
    })),
    refuse: assign(({ context }, { step }: { step: StepId }) => {
      const notice = stop[step]?.(situationOf(context));
      return { notices: notice ? [notice] : context.notices, attempts: context.attempts + 1 };
    }),
    commit: assign(({ context }, { step }: { step: StepId }) => commit(context, step)),
    retreat: assign(({ context }, { step }: { step: StepId }) => retreat(context, step)),
  },
});

/** What may happen while the questions of a step are on the screen. */
export const asking = <const Next extends string, const Back extends string>(
  step: StepId,
  next: Next,
  back: Back,
) =>
  ({
    entry: 'show',
    on: {
      ANSWER: { actions: 'enter' },
      CONTINUE: [
        { guard: { type: 'isStopped', params: { step } }, actions: { type: 'refuse', params: { step } } },
        { guard: { type: 'isWrong', params: { step } }, actions: { type: 'complain', params: { step } } },
        { target: next, actions: { type: 'commit', params: { step } } },
      ],
      GO_BACK: { target: back, actions: { type: 'retreat', params: { step } } },
    },
  }) as const;

/** The same for a step whose answers are checked as soon as they are there. */
export const checkedAsking = <const Next extends string, const Back extends string>(
  step: Checked,
  next: Next,
  back: Back,
) => {
  const plain = asking(step, next, back);
  return {
    ...plain,
    always: { guard: { type: 'isToCheck', params: { check: step } }, target: 'checking' },
    on: {
      ...plain.on,
      CONTINUE: [
        {
          guard: { type: 'isRefused', params: { check: step } },
          actions: { type: 'refuse', params: { step } },
        },
        ...plain.on.CONTINUE,
      ],
    },
  } as const;
};

/** A step that is passed over, forwards and backwards, unless its rule holds. */
export const passed = <const Next extends string>(step: keyof typeof isAsked, next: Next) =>
  ({
    always: [{ guard: { type: 'isAsked', params: { step } }, target: 'asking' }, { target: next }],
  }) as const;

export const keeping = <
  const Operation extends 'startDraft' | 'keepDraft' | 'attachFiles',
  const Next extends string,
>(
  src: Operation,
  next: Next,
) =>
  ({
    invoke: {
      id: src,
      src,
      input,
      onDone: [
        { guard: ({ event }: Done<DraftKept>) => event.output.changedElsewhere, target: '#repair.failed' },
        {
          target: next,
          actions: {
            type: 'keepTag',
            params: ({ event }: Done<DraftKept>) => ({ draft: event.output.draft }),
          },
        },
      ],
      onError,
    },
  }) as const;
