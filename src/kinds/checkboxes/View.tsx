import { FieldGroup } from '../../ui/Field.tsx';
import { Choices } from '../Choices.tsx';
import type { KindProps } from '../kind.ts';
import type { CheckboxesQuestion } from './model.ts';

export function View(props: KindProps<CheckboxesQuestion<string, string, unknown>, readonly string[]>) {
  const { id, question, words, legendIsHeading, facts, value = [], complaints, disabled, onAnswer } = props;
  const options = question.optionsFor(facts);
  return (
    <FieldGroup id={id} label={words.label} hint={words.hint} errors={complaints} isHeading={legendIsHeading}>
      <Choices
        id={id}
        type="checkbox"
        options={options}
        words={words}
        disabled={disabled}
        isChosen={(option) => value.includes(option)}
        onChoose={(chosen, isChosen) =>
          // in the order shown, whatever order they were ticked in
          onAnswer(
            options
              .map((option) => option.value)
              .filter((option) => (option === chosen ? isChosen : value.includes(option))),
          )
        }
      />
    </FieldGroup>
  );
}
