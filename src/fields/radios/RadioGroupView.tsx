import type { RadiosQuestion } from '../../../journeys/questions/radios.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { Choices } from '../Choices.tsx';
import type { FieldProps } from '../field.ts';

export function RadioGroupView(props: FieldProps<RadiosQuestion<string, string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <Choices
        id={id}
        type="radio"
        variant={question.variant}
        options={question.optionsFor(facts)}
        copy={copy}
        disabled={disabled}
        isChosen={(option) => option === value}
        onChoose={(chosen) => onAnswer(chosen)}
      />
    </FieldGroup>
  );
}
