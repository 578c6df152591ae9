import { now } from '../../client/clock.ts';
import { addDays, beginningOn, endingOn, lastDays, type Period } from './model/period.ts';

const offered = [7, 30, 90] as const;

/** Chooses the days: the last so many, or from one day to another. */
export function PeriodChoice({
  period,
  onChange,
}: {
  readonly period: Period;
  onChange(period: Period): void;
}) {
  const at = now();
  const chosen = offered.find((days) => lastDays(days, at).from === period.from && isUpToToday(period, at));
  return (
    <fieldset className="at-period">
      <legend>Days</legend>
      {offered.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === chosen}
          onClick={() => onChange(lastDays(days, at))}
        >
          Last {days}
        </button>
      ))}
      <DayField label="From" value={period.from} onChange={(first) => onChange(beginningOn(first, period))} />
      <DayField
        label="to"
        value={addDays(period.to, -1)}
        onChange={(last) => onChange(endingOn(last, period))}
      />
    </fieldset>
  );
}

const isUpToToday = ({ to }: Period, at: Date): boolean => to === lastDays(1, at).to;

function DayField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  onChange(day: string): void;
}) {
  return (
    <label>
      {label}{' '}
      <input
        type="date"
        value={value}
        // A field that was emptied has no day to go by.
        onChange={({ target }) => (target.value === '' ? undefined : onChange(target.value))}
      />
    </label>
  );
}
