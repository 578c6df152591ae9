import { dateInWords } from '../../contract/dates.ts';
import { dayOfText } from '../../contract/typed-days.ts';
import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** A day as it was typed, each part in its own box. */
export interface DayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const dayParts = ['day', 'month', 'year'] as const satisfies readonly (keyof DayParts)[];

export interface DayQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<DayParts, 'day', Facts> {
  check(value: DayParts | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** Browser's hint for filling in: `bday` for the resident's own birthday. */
  readonly autocomplete: 'off' | 'bday';
}

const trimmed = (value: DayParts | undefined): DayParts => ({
  day: value?.day.trim() ?? '',
  month: value?.month.trim() ?? '',
  year: value?.year.trim() ?? '',
});

/** The day that was typed, as `YYYY-MM-DD`; null where it is none. */
export function dayOfParts(value: DayParts): string | null {
  const { day, month, year } = trimmed(value);
  return dayOfText(`${day}/${month}/${year}`);
}

/** A day, `YYYY-MM-DD`, as somebody types it. */
export function partsOfDay(written: string): DayParts {
  const [year = '', month = '', day = ''] = written.split('-');
  return { day: String(Number(day)), month: String(Number(month)), year };
}

const millisecondsOfADay = 86_400_000;

/** Where the first box is that is empty or holds what no day has. */
function wrongPart(value: DayParts): keyof DayParts {
  const most = { day: 31, month: 12, year: 9999 };
  const isWrong = (part: keyof DayParts) => !(Number(value[part]) >= 1 && Number(value[part]) <= most[part]);
  return dayParts.find(isWrong) ?? 'day';
}

/**
 * One day. Nothing typed is `missing` when that is given; anything that is no day is `unreal`; one before `from` or after
 * `to`, both `YYYY-MM-DD`, is `outside`, with both in words as its values.
 */
export function day<
  const Unreal extends NoticeKey,
  const Missing extends NoticeKey = never,
  const Outside extends NoticeKey = never,
  Facts = unknown,
>(definition: {
  readonly unreal: Unreal;
  readonly missing?: Missing;
  readonly range?: {
    readonly from: (facts: Facts) => string;
    readonly to: (facts: Facts) => string;
    readonly outside: Outside;
  };
  readonly autocomplete?: DayQuestion['autocomplete'];
}): DayQuestion<Unreal | Missing | Outside, Facts> {
  const { unreal, missing, range } = definition;
  return {
    kind: 'day',
    autocomplete: definition.autocomplete ?? 'off',
    check(value, facts): readonly Complaint<Unreal | Missing | Outside>[] {
      const typed = trimmed(value);
      if (dayParts.every((part) => typed[part] === ''))
        return missing === undefined ? [] : [{ notice: missing }];
      const entered = dayOfParts(typed);
      if (entered === null) return [{ notice: unreal, part: wrongPart(typed) }];
      if (!range) return [];
      const [from, to] = [range.from(facts), range.to(facts)];
      if (entered >= from && entered <= to) return [];
      return [{ notice: range.outside, values: { from: dateInWords(from), to: dateInWords(to) } }];
    },
    say(value) {
      const entered = dayOfParts(value);
      return entered === null ? [] : [dateInWords(entered)];
    },
    same: (a, b) => {
      const [one, other] = [dayOfParts(a), dayOfParts(b)];
      return one === null ? JSON.stringify(trimmed(a)) === JSON.stringify(trimmed(b)) : one === other;
    },
    measured: {
      min: Date.parse('1900-01-01') / millisecondsOfADay,
      max: Date.parse('2199-12-31') / millisecondsOfADay,
      sizeOf(value) {
        const entered = dayOfParts(value);
        return entered === null ? undefined : Date.parse(entered) / millisecondsOfADay;
      },
      ofSize: (size) => partsOfDay(new Date(size * millisecondsOfADay).toISOString().slice(0, 10)),
    },
  };
}
