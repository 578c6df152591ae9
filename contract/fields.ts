import * as v from 'valibot';
import { isWithinLimit, normaliseText, unitsPerCharacter } from './plain-text.ts';

/** Identifier of a record. */
export const Id = v.pipe(v.string(), v.uuid());

const within = (limit: number) =>
  v.check((value: string) => isWithinLimit(value, limit), `has at most ${limit} characters`);

/** Text of at most `limit` characters as people see them, normalised: see `plain-text.ts`. */
export const text = (limit: number) =>
  v.pipe(v.string(), v.maxLength(limit * unitsPerCharacter), v.transform(normaliseText), within(limit));

/** Text of at least one and at most `limit` characters, without the spaces around it. */
export const filledText = (limit: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(limit * unitsPerCharacter),
    v.transform(normaliseText),
    v.trim(),
    v.nonEmpty(),
    within(limit),
  );

/** Text that the provider's own files and systems hold, of at most `limit` code units. It is kept as it is. */
export const providerText = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isOfCalendar));

function isOfCalendar(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * One or several values in a query, given by repeating the name or separated by commas: at most so many, of at most so
 * many characters each.
 */
export const queryList = (limit: number, longest = 40) =>
  v.pipe(
    v.union([text(limit * (longest + 1)), v.pipe(v.array(text(longest)), v.maxLength(limit))]),
    v.transform((value) =>
      (typeof value === 'string' ? value.split(',') : [...value]).map((part) => part.trim()).filter(Boolean),
    ),
    v.array(text(longest)),
    v.maxLength(limit),
  );

/** A name and a value, as metadata and settings travel. */
export const KeyValue = v.object({ key: text(100), value: text(1000) });

export const PersonName = v.object({ title: text(30), givenName: text(60), surname: text(60) });

export const TelecomsAddress = v.object({ type: text(30), number: text(30) });

export const DigitalAddress = v.object({ type: text(30), address: text(254) });
