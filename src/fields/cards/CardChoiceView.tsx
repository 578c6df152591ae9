import type { CardsQuestion } from '../../../journeys/questions/cards.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { Choices } from '../Choices.tsx';
import type { FieldProps } from '../field.ts';

export function CardChoiceView(props: FieldProps<CardsQuestion<string, string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <Choices
        id={id}
        type="radio"
        variant="cards"
        options={question.optionsFor(facts)}
        copy={copy}
        disabled={disabled}
        isChosen={(option) => option === value}
        onChoose={(chosen) => onAnswer(chosen)}
      />
    </FieldGroup>
  );
}
