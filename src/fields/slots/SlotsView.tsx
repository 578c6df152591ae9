import { useState } from 'react';
import { fieldCopy } from '../../../content/fields.ts';
import { slotWindow } from '../../../contract/dates.ts';
import type { SlotAnswer, SlotsQuestion } from '../../../journeys/questions/slots.ts';
import { fill } from '../../../machines/engine/index.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { useAnnouncedChange } from '../../ui/useAnnouncedChange.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldProps } from '../field.ts';
import { datesPerPage, dayName, type Grid, gridOf, nextStart, previousStart } from './grid.ts';
import './view.css';

type Props = FieldProps<SlotsQuestion<string, unknown>, SlotAnswer>;

const isSame = (a: SlotAnswer, b: SlotAnswer | undefined) =>
  a.date === b?.date && a.availabilityType === b.availabilityType;

/** Index of the first date of the page that the picked slot is on. */
function startAt(grid: Grid, value: SlotAnswer | undefined): number {
  const index = grid.days.findIndex((day) => day.date === value?.date);
  return Math.max(0, index - (index % datesPerPage));
}

function Slot({
  id,
  slot,
  label,
  isPicked,
  disabled,
  onPick,
}: {
  readonly id: string | undefined;
  readonly slot: SlotAnswer;
  readonly label: string;
  readonly isPicked: boolean;
  readonly disabled: boolean | undefined;
  onPick(): void;
}) {
  const times = slotWindow(slot.start, slot.end);
  return (
    <button
      id={id}
      type="button"
      className="ds-slot"
      aria-pressed={isPicked}
      aria-label={`${times}, ${label}, ${dayName(slot.date)}`}
      disabled={disabled}
      onClick={onPick}
    >
      {times}
    </button>
  );
}

function Pager({
  start,
  count,
  go,
}: {
  readonly start: number;
  readonly count: number;
  go(start: number): void;
}) {
  return (
    <div className="ds-slots-pager">
      <button
        type="button"
        aria-disabled={previousStart(start) === start}
        onClick={() => go(previousStart(start))}
      >
        {fieldCopy.slots.previous}
      </button>
      <button
        type="button"
        aria-disabled={nextStart(start, count) === start}
        onClick={() => go(nextStart(start, count))}
      >
        {fieldCopy.slots.next}
      </button>
    </div>
  );
}

/** Five dates at a time with a column for each kind of visit; on a phone each date is a card. */
export function SlotsView(props: Props) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  const grid = gridOf(question.availabilityFor(facts));
  const [wanted, setStart] = useState(() => startAt(grid, value));
  const start = wanted < grid.days.length ? wanted : 0;
  const days = grid.days.slice(start, start + datesPerPage);
  const firstFree = days.flatMap((day) => day.cells).find((cell) => cell !== null);
  const [first, last] = [days[0], days.at(-1)];
  const period =
    first && last
      ? fill(fieldCopy.slots.dates, { first: dayName(first.date), last: dayName(last.date) })
      : '';
  useAnnouncedChange(period);
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      {days.length === 0 ? (
        <p>{fieldCopy.slots.none}</p>
      ) : (
        <>
          <table className="ds-slots">
            <caption className="ds-hint">{period}</caption>
            <thead>
              <tr>
                <th scope="col">{fieldCopy.slots.date}</th>
                {grid.columns.map(({ type, label }) => (
                  <th key={type} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.date}>
                  <th scope="row">{dayName(day.date)}</th>
                  {grid.columns.map(({ type, label }, column) => {
                    const slot = day.cells[column];
                    return (
                      <td key={type}>
                        <span className="ds-slot-kind" aria-hidden={slot !== null || undefined}>
                          {label}
                        </span>
                        {slot ? (
                          <Slot
                            id={slot === firstFree ? id : undefined}
                            slot={slot}
                            label={label}
                            isPicked={isSame(slot, value)}
                            disabled={disabled}
                            onPick={() => onAnswer(slot)}
                          />
                        ) : (
                          <span className="ds-slot-none">
                            <span aria-hidden="true">–</span>
                            <VisuallyHidden>{fieldCopy.slots.notFree}</VisuallyHidden>
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <Pager start={start} count={grid.days.length} go={setStart} />
        </>
      )}
    </FieldGroup>
  );
}
