import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** One kind of visit (morning, afternoon, ...) and the dates on which it can be had, as the provider answers them. */
export interface Availability {
  readonly availabilityDetails: {
    /** Start and end of the visit as a time of day, `08:00` or `08:00:00`. */
    readonly start: string;
    readonly end: string;
    readonly availabilityTypeLabel: string;
    readonly availabilityType: string;
  };
  readonly slots: readonly {
    /** Day of the visit, `2026-11-23`, with or without a time. */
    readonly date: string;
    readonly insideSla: boolean;
    readonly capacity: string;
    readonly metadata?: unknown;
  }[];
}

/** The appointment that was picked. */
export interface SlotAnswer {
  readonly date: string;
  readonly availabilityType: string;
  readonly start: string;
  readonly end: string;
  readonly insideSla: boolean;
  readonly metadata?: unknown;
}

export interface SlotsQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<SlotAnswer, 'slots', Facts> {
  check(value: SlotAnswer | undefined, facts: Facts): readonly Complaint<Notice>[];
  availabilityFor(facts: Facts): readonly Availability[];
}

/** Whether a slot with this capacity can be picked. */
export const isFree = (capacity: string): boolean => capacity !== 'Not Available';

/** An appointment slot. `missing` when none is picked, or when the one picked is no longer among those free. */
export function slots<const Notice extends NoticeKey, Facts = unknown>(definition: {
  readonly availability: (facts: Facts) => readonly Availability[];
  readonly missing: Notice;
}): SlotsQuestion<Notice, Facts> {
  const { availability, missing } = definition;
  return {
    kind: 'slots',
    availabilityFor: availability,
    check(value, facts) {
      const free = availability(facts)
        .filter((kind) => kind.availabilityDetails.availabilityType === value?.availabilityType)
        .some((kind) => kind.slots.some((slot) => slot.date === value?.date && isFree(slot.capacity)));
      return free ? [] : [{ notice: missing }];
    },
    say: ({ date, start, end }) => [`${date.slice(0, 10)}, ${start.slice(0, 5)} – ${end.slice(0, 5)}`],
    same: (a, b) => a.date === b.date && a.availabilityType === b.availabilityType,
  };
}
