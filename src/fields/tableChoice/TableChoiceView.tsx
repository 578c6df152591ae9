import type { ChoiceRow, TableChoiceQuestion } from '../../../journeys/questions/tableChoice.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Choices } from '../Choices.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

type Props = FieldProps<TableChoiceQuestion<string, string, string, unknown>, string>;

/** One row. Every cell is a label of the row's radio, so that the whole row can be pressed and is read as its name. */
function Row({
  id,
  name,
  row,
  headings,
  isChosen,
  disabled,
  onChoose,
}: {
  readonly id: string;
  readonly name: string;
  readonly row: ChoiceRow;
  readonly headings: readonly string[];
  readonly isChosen: boolean;
  readonly disabled: boolean | undefined;
  onChoose(): void;
}) {
  return (
    <tr>
      <td className="ds-pick">
        <input
          id={id}
          type="radio"
          name={name}
          value={row.value}
          checked={isChosen}
          disabled={disabled}
          onChange={onChoose}
        />
      </td>
      {headings.map((heading, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={heading} scope={index === 0 ? 'row' : undefined}>
            <label htmlFor={id}>
              <span className="ds-cell-heading">{heading}</span>
              {row.cells[index]}
            </label>
          </Cell>
        );
      })}
    </tr>
  );
}

/** Words of its own: `columns`, a record of the headings by column key. */
export function TableChoiceView(props: Props) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  const rows = question.rowsFor(facts);
  const named = copy.columns as Readonly<Record<string, string>> | undefined;
  const headings = question.columns.map((column) => named?.[column] ?? column);
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      {rows.length > 0 ? (
        <table className="ds-table-choice">
          <caption>
            <VisuallyHidden>{copy.label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.value}
                id={index === 0 ? id : `${id}-${index}`}
                name={id}
                row={row}
                headings={headings}
                isChosen={row.value === value}
                disabled={disabled}
                onChoose={() => onAnswer(row.value)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <Choices
        id={id}
        type="radio"
        options={[{ value: question.extra }]}
        copy={copy}
        firstIndex={rows.length}
        disabled={disabled}
        isChosen={(option) => option === value}
        onChoose={(chosen) => onAnswer(chosen)}
      />
    </FieldGroup>
  );
}
