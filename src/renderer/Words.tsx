import type { ReactNode } from 'react';
import { provider } from '../../content/provider.ts';
import { fill } from '../../machines/words.ts';

/** Values that every text may use: the provider's line and when it is open. */
export const always = { phone: provider.phone, hours: provider.hours } as const;

/** Phone numbers in a text, to be dialled with a tap. */
const numbers = /(0[38]00 \d{3} \d{3,4}|07\d{3} ?\d{6})/;

/** A text with its phone numbers as links. */
export function withLinks(text: string): ReactNode[] {
  return text.split(numbers).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} className="ds-tel" href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** A text of the portal itself, with phone numbers as links. */
export function Words({ children }: { readonly children: string }) {
  return <>{withLinks(fill(children, always))}</>;
}
