import * as v from 'valibot';

/** Identifier of a record. */
export const Id = v.pipe(v.string(), v.uuid());

/** Text of at most `limit` characters. */
export const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** Text of at least one and at most `limit` characters. */
export const filledText = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limit));

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isOfCalendar));

function isOfCalendar(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A whole number in a query: a number here, digits on the wire. */
export const queryNumber = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,7}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(most),
  );

/** Yes or no in a query: a boolean here, `true` or `false` on the wire. */
export const QueryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** One or several values in a query, given by repeating the name or separated by commas. */
export const queryList = (limit: number) =>
  v.pipe(
    v.union([text(limit * 40), v.pipe(v.array(text(200)), v.maxLength(limit))]),
    v.transform((value) =>
      (typeof value === 'string' ? value.split(',') : [...value]).map((part) => part.trim()).filter(Boolean),
    ),
    v.maxLength(limit),
  );

/** A name and a value, as metadata and settings travel. */
export const KeyValue = v.object({ key: text(100), value: text(1000) });

export const PersonName = v.object({ title: text(30), givenName: text(60), surname: text(60) });

export const TelecomsAddress = v.object({ type: text(30), number: text(30) });

export const DigitalAddress = v.object({ type: text(30), address: text(254) });
