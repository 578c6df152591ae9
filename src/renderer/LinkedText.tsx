import type { ReactNode } from 'react';
import { fill } from '../../machines/engine/index.ts';
import { splitPhoneNumbers, telAddress } from './phone-numbers.ts';
import { sharedPlaceholders } from './shared-placeholders.ts';

/** References of repairs and requests, such as `R-1000181`. */
const references = /\b((?:R|CAS)-\d+)\b/;

/** A text whose references stay on one line: they are read out and copied whole. */
const withReferences = (text: string): ReactNode[] =>
  text.split(references).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={index} className="ds-reference">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A text with its phone numbers as links and its references whole. */
export function withLinks(text: string): ReactNode[] {
  return splitPhoneNumbers(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} className="ds-tel" href={telAddress(part)}>
        {part}
      </a>
    ) : (
      withReferences(part)
    ),
  );
}

/** A text of the portal itself, with phone numbers as links. */
export function LinkedText({ children }: { readonly children: string }) {
  return <>{withLinks(fill(children, sharedPlaceholders))}</>;
}
