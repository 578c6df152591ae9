import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/** One text with the way to it, such as `notices.SSR001`. */
export interface Text {
  readonly key: string;
  readonly text: string;
}

/** Every text in a value of `content/`, however deep. A function would make texts that nobody can word anew. */
export function textsIn(value: unknown, key: string): Text[] {
  // A drawing is no text.
  if (typeof value === 'string') return value.startsWith('<path') ? [] : [{ key, text: value }];
  if (typeof value === 'function') throw new TypeError(`${key} is made by a function`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

const longestSentence = 25;
const internal = /\b(catalyst|peabody|uprn|sor|api|toggle|null|undefined|backend|gateway)\b/i;

/** What makes a text hard to read, or not fit to be read at all. */
export function textComplaints({ key, text }: Text): string[] {
  const complaints: string[] = [];
  if (text.trim() === '') complaints.push('is empty');
  if (/ {2}/.test(text)) complaints.push('has spaces too many');
  // A placeholder may say what stands there when nothing fills it: `{what|each field}`.
  if (/[{}]/.test(text.replaceAll(/\{[a-zA-Z]+(?:\|[^{}]+)?\}/g, '')))
    complaints.push('has a broken {placeholder}');
  const word = internal.exec(text)?.[0];
  if (word !== undefined) complaints.push(`says ‘${word}’, which residents do not`);
  const longest = Math.max(...sentencesOf(text).map((sentence) => sentence.split(/\s+/).length));
  if (longest > longestSentence) complaints.push(`has a sentence of ${longest} words`);
  return complaints.map((complaint) => `${key} ${complaint}`);
}

export const sentencesOf = (text: string): string[] =>
  text.split(/[.?!:\n]+(?:\s|$)|\?/).map((part) => part.trim());

const spokenAttributes = new Set(['aria-label', 'alt', 'label', 'placeholder', 'title']);

/** Words for the screen that stand in a component instead of in `content/`. */
export function wordsInComponents(source: Source): string[] {
  const found: string[] = [];
  const report = (start: number, text: string): void => {
    if (!/\p{L}{2}/u.test(text)) return;
    const line = source.text.slice(0, start).split('\n').length;
    found.push(`${source.path}:${line} says ‘${text.trim()}’`);
  };
  const visitor = new Visitor({
    JSXText: ({ start, value }) => report(start, value),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string') report(start, value.value);
    },
  });
  visitor.visit(parseSync(source.path, source.text).program);
  return found;
}
