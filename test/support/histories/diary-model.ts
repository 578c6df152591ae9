import type { Model } from '../../../conform/linearizability.ts';

export type DiaryInput =
  | { readonly kind: 'book' | 'move'; readonly repair: string; readonly slot: string; readonly key: string }
  /** `tag`: of the version that the resident read. */
  | { readonly kind: 'cancel'; readonly repair: string; readonly tag: string; readonly key: string }
  | { readonly kind: 'readRepair'; readonly repair: string }
  | { readonly kind: 'readSlots'; readonly slots: readonly string[] };

/** What a response said, as far as the model speaks of it. */
export interface DiaryOutput {
  readonly status: number;
  /** Of the appointment that was made. */
  readonly appointment?: string;
  readonly tag?: string;
  /** What was read: where the repair stands, or the slots that are full. */
  readonly shown?: string;
}

interface Repair {
  readonly state: 'Unappointed' | 'Appointed' | 'Cancelled';
  readonly slot: string | null;
  readonly version: number;
}

export interface DiaryState {
  readonly repairs: Readonly<Record<string, Repair>>;
  /** Places that are left, by slot. */
  readonly places: Readonly<Record<string, number>>;
  /** What was answered to each key that had an effect. */
  readonly answers: Readonly<Record<string, DiaryOutput>>;
}

export interface Beginning {
  /** Repairs that wait for an appointment, with their versions. */
  readonly repairs: Readonly<Record<string, number>>;
  /** Slots with their capacities. */
  readonly slots: Readonly<Record<string, number>>;
}

const refused = 412;
const tagOf = (version: number): string => `"${version}"`;
export const repairShown = (state: string, slot: string | null): string => `${state} ${slot ?? 'nowhere'}`;

const moved = (
  places: DiaryState['places'],
  from: string | null,
  to: string | null,
): DiaryState['places'] => {
  const next = { ...places };
  if (from !== null) next[from] = (next[from] ?? 0) + 1;
  if (to !== null) next[to] = (next[to] ?? 0) - 1;
  return next;
};

/** Appointments of repairs in a diary whose slots have capacities, when one thing happens after the other. */
export function diaryModel({ repairs, slots }: Beginning): Model<DiaryState, DiaryInput, DiaryOutput> {
  const siteOf = (slot: string): string => slot.slice(0, slot.indexOf(' '));

  const appointed = (
    state: DiaryState,
    { kind, repair: name, slot, key }: Extract<DiaryInput, { slot: string }>,
    output: DiaryOutput,
  ): DiaryState | undefined => {
    const repair = state.repairs[name];
    if (!repair) return undefined;
    const isOpen = repair.state === (kind === 'book' ? 'Unappointed' : 'Appointed');
    const isPossible = isOpen && (repair.slot === slot || (state.places[slot] ?? 0) > 0);
    if (output.status === refused) return isPossible ? undefined : state;
    const isNew = Object.values(state.answers).every(({ appointment }) => appointment !== output.appointment);
    if (output.status !== 200 || !isPossible || !isNew) return undefined;
    return {
      repairs: { ...state.repairs, [name]: { state: 'Appointed', slot, version: repair.version + 1 } },
      places: moved(state.places, repair.slot, slot),
      answers: { ...state.answers, [key]: output },
    };
  };

  const cancelled = (
    state: DiaryState,
    { repair: name, tag, key }: Extract<DiaryInput, { kind: 'cancel' }>,
    output: DiaryOutput,
  ): DiaryState | undefined => {
    const repair = state.repairs[name];
    if (!repair) return undefined;
    const isCurrent = tag === tagOf(repair.version);
    if (output.status === refused) return isCurrent ? undefined : state;
    const isOver = repair.state === 'Cancelled';
    const version = isOver ? repair.version : repair.version + 1;
    if (output.status !== 200 || !isCurrent || output.tag !== tagOf(version)) return undefined;
    return {
      repairs: { ...state.repairs, [name]: { state: 'Cancelled', slot: null, version } },
      places: moved(state.places, repair.slot, null),
      answers: { ...state.answers, [key]: output },
    };
  };

  return {
    initial: {
      repairs: Object.fromEntries(
        Object.entries(repairs).map(([name, version]) => [
          name,
          { state: 'Unappointed', slot: null, version } as const,
        ]),
      ),
      places: slots,
      answers: {},
    },
    // The places that are left follow from where the repairs are, and the answers from what was done.
    keyOf: (state) => JSON.stringify(Object.values(state.repairs).map(Object.values)),
    objectsOf: (input) => {
      if (input.kind === 'readSlots') return input.slots.map(siteOf);
      return 'slot' in input ? [input.repair, siteOf(input.slot)] : [input.repair];
    },
    isRead: ({ kind }, { status }) => kind.startsWith('read') || status === refused,
    apply(state, input, output) {
      if ('key' in input) {
        const before = state.answers[input.key];
        if (before) return JSON.stringify(before) === JSON.stringify(output) ? state : undefined;
      }
      if (input.kind === 'book' || input.kind === 'move') return appointed(state, input as never, output);
      if (input.kind === 'cancel') return cancelled(state, input, output);
      if (input.kind === 'readSlots') {
        const full = input.slots.filter((slot) => state.places[slot] === 0);
        return output.shown === full.join(', ') ? state : undefined;
      }
      const repair = state.repairs[input.repair];
      if (!repair || output.tag !== tagOf(repair.version)) return undefined;
      return output.shown === repairShown(repair.state, repair.slot) ? state : undefined;
    },
  };
}
