import { type CheckboxesQuestion, partWithin, type Tick } from '../../../journeys/questions/checkboxes.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { Choices } from '../Choices.tsx';
import type { FieldProps } from '../field.ts';
import '../within.css';

/** What is ticked, in the order shown and whatever order it was ticked in; a list that closed holds nothing. */
function shown(options: readonly Tick[], isTicked: (value: string) => boolean): readonly string[] {
  return options.flatMap(({ value, within }) => {
    if (!isTicked(value)) return [];
    return [value, ...(within?.options ?? []).map((option) => option.value).filter(isTicked)];
  });
}

export function CheckboxGroupView(
  props: FieldProps<CheckboxesQuestion<string, string, unknown>, readonly string[]>,
) {
  const { id, question, copy, legendIsHeading, facts, value = [], complaints, disabled, onAnswer } = props;
  const options = question.optionsFor(facts);
  const isChosen = (option: string) => value.includes(option);
  const onChoose = (chosen: string, isTicked: boolean) =>
    onAnswer(shown(options, (option) => (option === chosen ? isTicked : isChosen(option))));

  return (
    <FieldGroup
      id={id}
      label={copy.label}
      hint={copy.hint}
      errors={complaints.filter(({ part }) => part === undefined)}
      isHeading={legendIsHeading}
    >
      <Choices
        id={id}
        type="checkbox"
        options={options}
        copy={copy}
        disabled={disabled}
        isChosen={isChosen}
        onChoose={onChoose}
        below={(index) => {
          const option = options[index];
          if (!option?.within || !isChosen(option.value)) return null;
          const part = partWithin(index);
          return (
            <div className="ds-within">
              <FieldGroup
                id={`${id}-${part}`}
                label={option.within.label}
                errors={complaints.filter((complaint) => complaint.part === part)}
              >
                <Choices
                  id={`${id}-${part}`}
                  type="checkbox"
                  options={option.within.options}
                  copy={copy}
                  disabled={disabled}
                  isChosen={isChosen}
                  onChoose={onChoose}
                />
              </FieldGroup>
            </div>
          );
        }}
      />
    </FieldGroup>
  );
}
