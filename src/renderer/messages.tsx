import type { ReactNode } from 'react';
import { type NoticeKey, notices } from '../../content/notices.ts';
import { waits } from '../../content/waits.ts';
import { counted } from '../../contract/language.ts';
import { fill } from '../../machines/engine/index.ts';
import { withLinks } from './LinkedText.tsx';
import { sharedPlaceholders } from './shared-placeholders.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

const isKnown = (key: string): key is NoticeKey => Object.hasOwn(notices, key);

/** How long to wait, in words: seconds up to a minute, beyond that in whole minutes, never too few. */
function waitInWords(seconds: string | number | undefined): string {
  if (typeof seconds !== 'number') return waits.unknown;
  if (seconds < 60) return counted(seconds, waits.seconds);
  return counted(Math.ceil(seconds / 60), waits.minutes);
}

function filledText(key: string, values: MessageValues): string {
  const text = isKnown(key) ? notices[key] : (values[key] ?? notices.Generic_Error);
  return fill(String(text), { ...sharedPlaceholders, wait: waitInWords(values.seconds), ...values });
}

/** `[words](address)` in a text: a link to a page of the portal. */
const pageLinks = /\[([^\]]+)\]\(([^)]*)\)/;

/**
 * The text of a message, filled in, with the words of its links. One that comes with the provider's data stands among
 * the values under its key; any other key that does not exist reads as the general error.
 */
export const messageText = (key: string, values: MessageValues = {}): string =>
  filledText(key, values).replaceAll(new RegExp(pageLinks, 'g'), '$1');

/** A text with its links to pages and its phone numbers as links. */
const linked = (text: string): ReactNode[] =>
  text
    .split(pageLinks)
    .flatMap((part, index, parts) =>
      index % 3 === 0 ? withLinks(part) : index % 3 === 1 ? linkTo(parts[index + 1] ?? '', part) : [],
    );

// An address that is not known leaves its words.
const linkTo = (address: string, words: string): ReactNode =>
  address.startsWith('/') ? (
    <a key={address} href={address}>
      {words}
    </a>
  ) : (
    words
  );

/** Messages whose parts are divided by question marks: a lead line, then items. */
const inParts: Readonly<Record<string, 'ul' | 'ol'>> = { E21: 'ul', SSR037: 'ol' };

/** A message with its phone numbers as links, and its parts as a list where it has any. */
export function MessageText({
  message,
  values = {},
}: {
  readonly message: string;
  readonly values?: MessageValues | undefined;
}) {
  const text = filledText(message, values);
  const List = inParts[message];
  if (!List) return <p>{linked(text)}</p>;
  const [lead = '', ...items] = text.split('?').map((part) => part.trim());
  return (
    <>
      <p>{linked(lead)}</p>
      <List>
        {items
          .filter((item) => item !== '')
          .map((item) => (
            <li key={item}>{linked(item)}</li>
          ))}
      </List>
    </>
  );
}
