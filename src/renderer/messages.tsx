import { type NoticeKey, notices } from '../../content/notices.ts';
import { fill } from '../../machines/words.ts';
import { always, withLinks } from './Words.tsx';

type Values = Readonly<Record<string, string | number>>;

const isKnown = (key: string): key is NoticeKey => Object.hasOwn(notices, key);

/** The text of a message, filled in. A key that does not exist reads as the general error. */
export const messageText = (key: string, values: Values = {}): string =>
  fill(notices[isKnown(key) ? key : 'Generic_Error'], { ...always, ...values });

/** Messages whose parts are divided by question marks: a lead line, then items. */
const inParts: Readonly<Record<string, 'ul' | 'ol'>> = { E21: 'ul', SSR037: 'ol' };

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
