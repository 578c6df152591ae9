import { useState } from 'react';
import { fieldCopy } from '../../../content/fields.ts';
import { counted } from '../../../contract/language.ts';
import { normaliseText } from '../../../contract/plain-text.ts';
import { postcodeOfText } from '../../../contract/postcode.ts';
import type { AddressQuestion, PostalAddress } from '../../../journeys/questions/address.ts';
import { Button } from '../../ui/Button.tsx';
import { describedBy, Field, FieldGroup } from '../../ui/Field.tsx';
import type { FieldProps } from '../field.ts';
import { type LookUp, useAddresses } from './useAddresses.ts';
import './view.css';

const nothing: PostalAddress = { postcode: '', line1: '', line2: '', town: '' };

/** The lines below the postcode, with what a browser fills into them. */
const lines = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['town', 'address-level2'],
] as const;

const words = fieldCopy.address;

function lookUpInWords(lookUp: LookUp): string {
  switch (lookUp.state) {
    case 'idle':
      return '';
    case 'found':
      return counted(lookUp.items.length, words.choose);
    default:
      return words[lookUp.state];
  }
}

const isEmpty = (address: PostalAddress) => Object.values(address).every((line) => line === '');

/**
 * An address, found by its postcode or typed. The service `search` answers addresses for a postcode; without it there are
 * only the lines.
 */
export function AddressView(props: FieldProps<AddressQuestion<string, unknown>, PostalAddress>) {
  const { id, copy, legendIsHeading, value = nothing, complaints, disabled, held, onAnswer } = props;
  const search = props.services?.search;
  const { lookUp, find, show } = useAddresses(search);
  const [isByHand, setByHand] = useState(false);
  const isWrong = (part?: string) => complaints.some((complaint) => complaint.part === part);
  const hasLines =
    !search ||
    isByHand ||
    lookUp.state === 'none' ||
    lookUp.state === 'failed' ||
    lines.some(([part]) => value[part] !== '' || isWrong(part));

  const change = (changed: Partial<PostalAddress>) => {
    const next = { ...value, ...changed };
    onAnswer(isEmpty(next) ? undefined : next);
  };
  const press = () => {
    const postcode = postcodeOfText(value.postcode);
    if (held) return;
    if (postcode === undefined) show({ state: 'noPostcode' });
    else void find(postcode);
  };
  const box = (part: keyof PostalAddress, boxId: string, autocomplete: string) => (
    <Field key={part} id={boxId} label={words[part]} errors={[]}>
      <input
        id={boxId}
        className={`ds-input ds-address-${part}`}
        type="text"
        autoComplete={autocomplete}
        spellCheck={false}
        value={value[part]}
        disabled={disabled}
        readOnly={held}
        {...describedBy(id, {
          hint: copy.hint,
          errors: isWrong(part === 'postcode' ? undefined : part) ? complaints : [],
          stoppedBy: props.stoppedBy,
        })}
        onChange={({ currentTarget: { value: typed } }) => {
          if (part === 'postcode') show({ state: 'idle' });
          change({ [part]: normaliseText(typed) });
        }}
      />
    </Field>
  );

  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <div className="ds-address">
        {box('postcode', id, 'postal-code')}
        {search ? (
          <Button
            variant="quiet"
            disabled={disabled}
            busy={lookUp.state === 'finding' ? words.finding : undefined}
            onClick={press}
          >
            {words.find}
          </Button>
        ) : null}
        <p role="status" className="ds-hint">
          {lookUpInWords(lookUp)}
        </p>
        {lookUp.state === 'found' ? (
          <Field id={`${id}-found`} label={words.found} errors={[]}>
            <select
              id={`${id}-found`}
              className="ds-input"
              value=""
              disabled={disabled}
              onChange={({ currentTarget: { value: chosen } }) => {
                const item = lookUp.items[Number(chosen)];
                if (item) change(item.value);
              }}
            >
              <option value="">{fieldCopy.choose}</option>
              {lookUp.items.map(({ label, value: found }, index) => (
                <option key={JSON.stringify(found)} value={index}>
                  {label ?? found.line1}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
        {hasLines ? (
          lines.map(([part, autocomplete]) => box(part, `${id}-${part}`, autocomplete))
        ) : (
          <Button variant="text" disabled={disabled} onClick={() => setByHand(true)}>
            {words.byHand}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
