import type { ReactNode } from 'react';
import { type NoticeKey, notices } from '../../content/notices.ts';
import { provider } from '../../content/provider.ts';
import { fill } from '../../machines/words.ts';

type Values = Readonly<Record<string, string | number>>;

/** Values that every message may use: the provider's line and when it is open. */
const always = { phone: provider.phone, hours: provider.hours } as const;

const isKnown = (key: string): key is NoticeKey => Object.hasOwn(notices, key);

/** The text of a message, filled in. A key that does not exist reads as the general error. */
export const messageText = (key: string, values: Values = {}): string =>
  fill(notices[isKnown(key) ? key : 'Generic_Error'], { ...always, ...values });

/** Messages whose parts are divided by question marks: a lead line, then items. */
const inParts: Readonly<Record<string, 'ul' | 'ol'>> = { E21: 'ul', SSR037: 'ol' };

/** Phone numbers in a text, to be dialled with a tap. */
const numbers = /(0[38]00 \d{3} \d{3,4}|07\d{3} ?\d{6})/;

function withLinks(text: string): ReactNode[] {
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

/** A message with its phone numbers as links, and its parts as a list where it has any. */
export function MessageText({
  message,
  values = {},
}: {
  readonly message: string;
  readonly values?: Values;
}) {
  const text = messageText(message, values);
  const List = inParts[message];
  if (!List) return <p>{withLinks(text)}</p>;
  const [lead = '', ...items] = text.split('?').map((part) => part.trim());
  return (
    <>
      <p>{withLinks(lead)}</p>
      <List>
        {items
          .filter((item) => item !== '')
          .map((item) => (
            <li key={item}>{withLinks(item)}</li>
          ))}
      </List>
    </>
  );
}

/** A text of the portal itself, with phone numbers as links. */
export function Words({ children }: { readonly children: string }) {
  return <>{withLinks(fill(children, always))}</>;
}
