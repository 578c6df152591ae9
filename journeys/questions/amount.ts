import { numberInWords } from '../../contract/language.ts';
import { decimalPounds, penceOfText, pounds } from '../../contract/money.ts';
import type { Complaint, NoticeKey, Question } from '../../machines/engine/index.ts';

/** What an amount is of: whole things, or money. */
export type AmountVariant = 'whole' | 'money';

export interface AmountQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends Question<string, 'amount', Facts> {
  check(value: string | undefined, facts: Facts): readonly Complaint<Notice>[];
  say(value: string): readonly string[];
  readonly variant: AmountVariant;
}

interface Definition<Missing, Invalid, Outside, Facts> {
  /** Nothing was typed; without it that is an answer. */
  readonly missing?: Missing;
  /** What was typed is no amount. */
  readonly invalid: Invalid;
  /** The least and the most that may be entered, and the complaint about less and more, with both as its values. */
  readonly range?: {
    readonly from: (facts: Facts) => number;
    readonly to: (facts: Facts) => number;
    readonly outside: Outside;
  };
}

/** A whole number that somebody typed, with or without commas between thousands; undefined for anything else. */
export function wholeNumberOf(typed: string): number | undefined {
  const plain = typed.trim();
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/** How each variant reads what was typed, writes it, and says it. */
const reading = {
  whole: { sizeOf: wholeNumberOf, typed: String, inWords: numberInWords },
  money: { sizeOf: penceOfText, typed: decimalPounds, inWords: pounds },
} as const;

const amountQuestion =
  (variant: AmountVariant) =>
  <
    const Invalid extends NoticeKey,
    const Missing extends NoticeKey = never,
    const Outside extends NoticeKey = never,
    Facts = unknown,
  >(
    definition: Definition<Missing, Invalid, Outside, Facts>,
  ): AmountQuestion<Invalid | Missing | Outside, Facts> => {
    const { missing, invalid, range } = definition;
    const { sizeOf, typed, inWords } = reading[variant];
    return {
      kind: 'amount',
      variant,
      check(value = '', facts): readonly Complaint<Invalid | Missing | Outside>[] {
        if (value.trim() === '') return missing === undefined ? [] : [{ notice: missing }];
        const size = sizeOf(value);
        if (size === undefined) return [{ notice: invalid }];
        if (!range) return [];
        const [from, to] = [range.from(facts), range.to(facts)];
        return size >= from && size <= to
          ? []
          : [{ notice: range.outside, values: { from: inWords(from), to: inWords(to) } }];
      },
      say(value) {
        const size = sizeOf(value);
        return [size === undefined ? value.trim() : inWords(size)];
      },
      same: (a, b) => (sizeOf(a) ?? a.trim()) === (sizeOf(b) ?? b.trim()),
      measured: { min: 0, max: 999_999_999, sizeOf, ofSize: typed },
    };
  };

/** How many, in whole numbers from nothing on. Bounds are numbers. */
export const wholeNumber = amountQuestion('whole');

/** Pounds and pence. Bounds are whole pence. */
export const money = amountQuestion('money');
