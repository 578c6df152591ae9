import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/** What may ask for the time: the clock of each part, and what makes `clock_now()`. Everything else is given it. */
const clocks = [
  'gateway/clock.ts',
  'gateway/database/migrations/0048_clock.ts',
  'src/client/clock.ts',
  // Gives journeys the time; the clock's own module would be too much for what the first question loads.
  'src/renderer/runner.ts',
  // Is sent as text, and refers to nothing outside of it.
  'src/server/rendered/reveal.ts',
];

/** Files whose texts may be statements. A migration that was published stays as it is: a later one mends it. */
const withStatements =
  /^(gateway\/(?!database\/migrations\/00[0-3])|scripts\/|test\/(gateway|support|journeys)\/)/;

/** Statements that ask the database server for the time instead of `clock_now()`. */
const serverTime =
  /(?<![\w.])now\(\)|\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?|(?:clock|statement|transaction)_timestamp)\b/i;

/** What reads the machine's clock as a member of something. */
const members = ['Date.now', 'DateTime.now'];
/** What reads it when it is called with nothing. */
const calls = ['DateTime.local', 'DateTime.utc'];

/** Where the time comes from anything but the one clock. */
export function otherClocks({ path, text }: Source): string[] {
  if (clocks.includes(path) || !/\bDate|now\(|current_|localtime|_timestamp/i.test(text)) return [];
  const found: string[] = [];
  const report = (start: number, what: string): void => {
    found.push(`${path}:${text.slice(0, start).split('\n').length} reads ${what}`);
  };
  const inStatement = (statement: string, start: number): void => {
    const [time] = serverTime.exec(statement) ?? [];
    if (time !== undefined && withStatements.test(path)) report(start, `${time} of the database server`);
  };
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const read = `${object.name}.${property.name}`;
      if (members.includes(read)) report(start, read);
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        report(start, 'new Date()');
    },
    CallExpression: ({ callee, arguments: given, start, end }) => {
      const call = text.slice(callee.start, callee.end);
      if (call === 'Date' || (calls.includes(call) && given.length === 0))
        report(start, text.slice(start, end));
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') inStatement(value, start);
    },
    TemplateElement: ({ value, start }) => inStatement(value.raw, start),
  }).visit(parseSync(path, text).program);
  return found;
}
