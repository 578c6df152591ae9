import { useEffect, useState } from 'react';
import { fieldCopy } from '../../../content/fields.ts';
import { counted } from '../../../contract/language.ts';
import { countCharacters } from '../../../contract/plain-text.ts';
import type { CountedQuestion } from '../../../journeys/questions/counted.ts';
import { fill } from '../../../machines/engine/index.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldProps } from '../field.ts';
import './view.css';

/** How long typing must pause before the count is read out, in milliseconds. */
const pause = 1000;

/** What is read out about the length, once the end comes near. */
function lengthWords(count: number, limit: number): string {
  if (count > limit) return counted(count - limit, fieldCopy.charactersOver);
  return count >= limit * 0.8 ? counted(limit - count, fieldCopy.charactersLeft) : '';
}

function useAfterPause(text: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

export function CountedTextView(props: FieldProps<CountedQuestion<string, unknown>, string>) {
  const { id, question, copy, legendIsHeading, value = '', complaints, disabled, services, onAnswer } = props;
  const { limit, atLimit } = question;
  const [cut, setCut] = useState(0);
  const count = countCharacters(value);
  const cutWords = cut > 0 ? counted(cut, fieldCopy.cut) : '';
  const said = useAfterPause([cutWords, lengthWords(count, limit)].filter(Boolean).join('. '));
  const atLimitText = count === limit && atLimit ? services?.message?.(atLimit) : undefined;
  return (
    <Field id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <textarea
        id={id}
        className="ds-input ds-counted"
        rows={5}
        value={value}
        disabled={disabled}
        readOnly={props.held}
        // The browser brings the line with the cursor into view, and leaves the rest of the box below the edge.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        {...describedBy(id, {
          hint: copy.hint,
          errors: complaints,
          stoppedBy: props.stoppedBy,
          more: [`${id}-count`],
        })}
        onChange={({ currentTarget: { value: typed } }) => {
          setCut(question.cut(typed));
          onAnswer(question.shape(typed));
        }}
      />
      <p className="ds-hint ds-small ds-count" id={`${id}-count`} data-over={count > limit || undefined}>
        {fill(fieldCopy.characters, { count, limit })}
      </p>
      {cutWords ? <p className="ds-hint ds-small">{cutWords}.</p> : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {atLimit && atLimitText ? (
        <Notice tone="warning" message={atLimit} announced>
          {atLimitText}
        </Notice>
      ) : null}
    </Field>
  );
}
