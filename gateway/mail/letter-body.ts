import { mail as words } from '../../content/mail.ts';
import { fill } from '../fill.ts';

/** The body of an e-mail: a greeting by name where we say whom we write to, its paragraphs, and the closing. */
export const letterBody = (name: string | null, ...paragraphs: readonly string[]): string =>
  [name === null ? words.unnamedGreeting : fill(words.greeting, { name }), ...paragraphs, words.closing].join(
    '\n\n',
  );
