import { notices } from '../../content/notices.ts';

/** A place where a message shows: the step, how it is said there, and the story that shows it. */
export interface ShownMessage {
  readonly key: string;
  readonly journey: string;
  readonly step: string;
  readonly tone: string;
  readonly story: string;
}

/** A message with all that a designer asks about it. */
export interface MessageRow {
  readonly key: string;
  readonly text: string;
  readonly placeholders: readonly string[];
  readonly shown: readonly ShownMessage[];
  /** Files besides the definitions of journeys that name it. */
  readonly named: readonly string[];
}

/** Every message of the catalogue, with where it shows. */
export const messageRows = (
  shown: readonly ShownMessage[],
  named: Readonly<Record<string, readonly string[]>>,
): readonly MessageRow[] =>
  Object.entries(notices).map(([key, text]) => ({
    key,
    text,
    placeholders: [...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, name = '']) => name),
    shown: shown.filter((place) => place.key === key),
    named: named[key] ?? [],
  }));

/** Whether nothing shows a message. */
export const isNowhere = ({ shown, named }: MessageRow): boolean => shown.length === 0 && named.length === 0;

/** Whether a row has all the words that are looked for, in its key, its text or its places. */
export function hasWords({ key, text, shown, named }: MessageRow, wanted: string): boolean {
  const all = [key, text, ...shown.flatMap(({ journey, step, tone }) => [journey, step, tone]), ...named]
    .join(' ')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
