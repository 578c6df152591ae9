import { useRef } from 'react';
import { detailsPart, type YesNo, type YesNoQuestion } from '../../../journeys/questions/yesNo.ts';
import { FieldGroup } from '../../ui/Field.tsx';
import { Choices } from '../Choices.tsx';
import { CountedTextView } from '../counted/CountedTextView.tsx';
import type { FieldProps } from '../field.ts';
import '../within.css';

/** Yes and no, and a box for details below the one that asks for them. Words: `details` and `detailsHint` name the box. */
export function YesNoView(props: FieldProps<YesNoQuestion<string, unknown>, YesNo>) {
  const { id, question, copy, legendIsHeading, facts, value, complaints, disabled, onAnswer } = props;
  const { details, detailsOf } = question;
  // Who goes back and forth between the two finds again what they typed.
  const typed = useRef(value?.details);
  if (value?.details !== undefined) typed.current = value.details;
  const choose = (choice: YesNo['choice']) =>
    onAnswer(
      choice === detailsOf && typed.current !== undefined ? { choice, details: typed.current } : { choice },
    );
  const options = question.optionsFor(facts);
  const isAbout = ({ part }: { readonly part?: string | undefined }) => part === detailsPart;
  return (
    <FieldGroup
      id={id}
      label={copy.label}
      hint={copy.hint}
      errors={complaints.filter((complaint) => !isAbout(complaint))}
      isHeading={legendIsHeading}
    >
      <Choices
        id={id}
        type="radio"
        options={options}
        copy={copy}
        disabled={disabled}
        isChosen={(option) => option === value?.choice}
        onChoose={(chosen) => choose(chosen === 'yes' ? 'yes' : 'no')}
        below={(index) =>
          options[index]?.value === detailsOf && value?.choice === detailsOf ? (
            <div className="ds-within">
              <CountedTextView
                {...props}
                id={`${id}-${detailsPart}`}
                question={details}
                copy={{
                  label: String(copy.details ?? copy.label),
                  ...(typeof copy.detailsHint === 'string' && { hint: copy.detailsHint }),
                }}
                legendIsHeading={false}
                value={value.details}
                complaints={complaints.filter(isAbout)}
                onAnswer={(text) =>
                  onAnswer({ choice: detailsOf, ...(text !== undefined && { details: text }) })
                }
              />
            </div>
          ) : null
        }
      />
    </FieldGroup>
  );
}
