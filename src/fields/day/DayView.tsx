import { fieldCopy } from '../../../content/fields.ts';
import { normaliseText } from '../../../contract/plain-text.ts';
import { type DayParts, type DayQuestion, dayParts } from '../../../journeys/questions/day.ts';
import { describedBy, Field, FieldGroup } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

const nothing: DayParts = { day: '', month: '', year: '' };

/** The boxes in the order of the day; the first has the id of the field. */
const boxId = (id: string, part: keyof DayParts) => (part === 'day' ? id : `${id}-${part}`);

/** What a browser fills into each box, where it knows a day. */
const filledIn = (part: keyof DayParts, autocomplete: DayQuestion['autocomplete']) =>
  autocomplete === 'off' ? 'off' : `${autocomplete}-${part}`;

/** Day, month and year in a box each. */
export function DayView(props: FieldProps<DayQuestion<string, unknown>, DayParts>) {
  const { id, question, copy, legendIsHeading, value = nothing, complaints, disabled, onAnswer } = props;
  const isWrong = (part: keyof DayParts) =>
    complaints.some((complaint) => complaint.part === undefined || complaint.part === part);
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-day">
        {dayParts.map((part) => (
          <Field key={part} id={boxId(id, part)} label={fieldCopy.day[part]} errors={[]}>
            <input
              id={boxId(id, part)}
              className={`ds-input ds-day-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={filledIn(part, question.autocomplete)}
              value={value[part]}
              disabled={disabled}
              readOnly={props.held}
              {...describedBy(id, {
                errors: isWrong(part) ? complaints : [],
                stoppedBy: props.stoppedBy,
              })}
              onChange={({ currentTarget: { value: typed } }) =>
                onAnswer({ ...value, [part]: normaliseText(typed) })
              }
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
